import type { SaidGuest } from '@foyer/contract/hotel-system.ts'

interface KnownGuest {
  readonly position: number
  readonly given: Readonly<Record<string, unknown>>
  /** A member of the party has given it. */
  readonly isGuests: boolean
}

interface Pair<Row> {
  readonly guest: SaidGuest
  /** Undefined for a new guest at this position. */
  readonly row: Row | undefined
  readonly position: number
}

/**
 * Matches the guests that the hotel names with those that we know: by the hotel's number, otherwise
 * by their position.
 */
export function pairParty<Row extends KnownGuest>(known: readonly Row[], party: readonly SaidGuest[]): Pair<Row>[] {
  const free = new Set(known)
  const taken = new Set(known.map(({ position }) => position))
  const claimed = party.map((guest) => take(free, (row) => isSame(row, guest)))
  return party.map((guest, at) => {
    const row = claimed[at] ?? take(free, (one) => !isSomebodyElse(one, guest))
    const position = row?.position ?? firstFree(taken)
    taken.add(position)
    return { guest, row, position }
  })
}

function take<Row>(free: Set<Row>, fits: (row: Row) => boolean): Row | undefined {
  const found = [...free].find(fits)
  if (found) free.delete(found)
  return found
}

const isSame = ({ given }: KnownGuest, { customerId }: SaidGuest) =>
  customerId !== undefined && given['customerId'] === customerId

/** What a guest gave is never shown as another guest's. */
const isSomebodyElse = ({ given, isGuests }: KnownGuest, { customerId }: SaidGuest) =>
  isGuests && customerId !== undefined && ![undefined, customerId].includes(given['customerId'] as string | undefined)

function firstFree(taken: ReadonlySet<number>): number {
  let position = 1
  while (taken.has(position)) position++
  return position
}
