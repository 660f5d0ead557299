/** Random numbers that are the same for the same seed. */
export interface Dice {
  /** A whole number from zero, less than `count`. */
  below(count: number): number
  /** True in this share of all cases. */
  in(share: number): boolean
  pick<One>(from: readonly [One, ...One[]]): One
  pick<One>(from: readonly One[]): One | undefined
}

export function createDice(seed: number): Dice {
  let state = seed >>> 0
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(roll() * count)
  return {
    below,
    in: (share) => roll() < share,
    pick: <One>(from: readonly One[]) => from[below(from.length)] as One,
  }
}
