import type { SystemGuest } from '@foyer/contract/hotel-system.ts'

interface KnownGuest {
  readonly position: number
  readonly given: Readonly<Record<string, unknown>>
  /** A member of the party has given it. */
  readonly isGuests: boolean
}

interface Pair<Row> {
  readonly guest: SystemGuest
  /** Undefined for a new guest at this position. */
  readonly row: Row | undefined
  readonly position: number
}

/**
 * Matches the guests that the hotel names with those that we know: by the hotel's number, otherwise
 * by their position.
 */
export function pairParty<Row extends KnownGuest>(known: readonly Row[], party: readonly SystemGuest[]): Pair<Row>[] {
  const free = new Set(known)
  const taken = new Set(known.map(({ position }) => position))
  const claimed = party.map((guest) => removeFirst(free, (row) => isSame(row, guest)))
  return party.map((guest, at) => {
    const row = claimed[at] ?? removeFirst(free, (one) => !isOtherGuest(one, guest))
    const position = row?.position ?? findFreePosition(taken)
    taken.add(position)
    return { guest, row, position }
  })
}

function removeFirst<Row>(free: Set<Row>, fits: (row: Row) => boolean): Row | undefined {
  const found = [...free].find(fits)
  if (found) free.delete(found)
  return found
}

const isSame = ({ given }: KnownGuest, { customerId }: SystemGuest) =>
  customerId !== undefined && given['customerId'] === customerId

/** What a guest gave is never shown as another guest's. */
const isOtherGuest = ({ given, isGuests }: KnownGuest, { customerId }: SystemGuest) =>
  isGuests && customerId !== undefined && ![undefined, customerId].includes(given['customerId'] as string | undefined)

function findFreePosition(taken: ReadonlySet<number>): number {
  let position = 1
  while (taken.has(position)) position++
  return position
}
