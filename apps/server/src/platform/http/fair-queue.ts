/** Items that wait, each in a group: every group has its turn, and no group fills the queue. */
export interface FairQueue<Item> {
  readonly size: number
  /**
   * Returns the item that is refused if the queue is full: the newest of the largest group, which
   * may be the one that was added.
   */
  add(group: string, item: Item): Item | undefined
  /** The oldest item of the group whose turn it is; groups that are not ready keep theirs. */
  take(isReady?: (group: string) => boolean): Item | undefined
}

export function createFairQueue<Item>(maxItems: number): FairQueue<Item> {
  /** In the order of their turns; none is empty. */
  const groups = new Map<string, Item[]>()
  let size = 0

  function findLargest(): [group: string, items: Item[]] | undefined {
    let largest: [string, Item[]] | undefined
    for (const one of groups) if (!largest || one[1].length > largest[1].length) largest = one
    return largest
  }

  function append(group: string, item: Item): void {
    const items = groups.get(group)
    if (items) items.push(item)
    else groups.set(group, [item])
    size += 1
  }

  function removeNewest(group: string, items: Item[]): Item | undefined {
    const newest = items.pop()
    if (items.length === 0) groups.delete(group)
    size -= 1
    return newest
  }

  return {
    get size() {
      return size
    },
    add(group, item) {
      const largest = size < maxItems ? undefined : findLargest()
      if (largest && (groups.get(group)?.length ?? 0) >= largest[1].length) return item
      const refused = largest && removeNewest(...largest)
      append(group, item)
      return refused
    },
    take(isReady = () => true) {
      const next = groups.entries().find(([group]) => isReady(group))
      if (!next) return undefined
      const [group, items] = next
      const item = items.shift()
      groups.delete(group)
      if (items.length > 0) groups.set(group, items)
      size -= 1
      return item
    },
  }
}
