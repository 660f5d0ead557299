import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { findDifferences } from '@foyer/domain/reservation/book-difference.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { createReservationBook } from '../reservation/book.ts'
import { listBusy, listComparable } from './comparison.store.ts'
import { type FoundDifference, listDifferencesOf, saveDifference, settleDifference } from './difference.store.ts'
import { RejectedEvent } from './rejected-event.ts'
import { fromOurs, fromTheirs } from './to-compared.ts'

interface Compared {
  readonly references: readonly string[]
  readonly theirs: ReadonlyMap<string, SystemReservation>
  /** What ended before is not compared. */
  readonly since: string
  /** When theirs were read, or before. */
  readonly readAt: Date
}

/** Stores in what these reservations differ, and settles what they agree about. */
export async function compareReservations(
  tx: HotelTransaction,
  hotel: Hotel,
  { references, theirs, since, readAt }: Compared,
): Promise<void> {
  const ids = await listComparable(tx, since, references)
  const busy = await listBusy(tx, [...ids.values()], readAt)
  const idle = references.filter((reference) => !busy.has(ids.get(reference) ?? ''))
  const found = [
    ...(await compareOurs(tx, hotel, { ids: idle.flatMap((reference) => ids.get(reference) ?? []), theirs })),
    ...idle
      .filter((reference) => !ids.has(reference))
      .flatMap((reference) => listOnlyThere(reference, { theirs, since })),
  ]
  const isFound = (one: FoundDifference) =>
    found.some(({ reference, kind }) => reference === one.reference && kind === one.kind)
  for (const one of await listDifferencesOf(tx, idle)) if (!isFound(one)) await settleDifference(tx, one)
  for (const one of found) await saveDifference(tx, hotel.id, one)
}

function listOnlyThere(reference: string, { theirs, since }: Pick<Compared, 'theirs' | 'since'>): FoundDifference[] {
  const said = theirs.get(reference)
  const isOpen = said?.state === 'inHouse' || (said?.state === 'expected' && said.departure > since)
  return isOpen ? [{ reference, kind: 'onlyThere', ours: '', theirs: said.state }] : []
}

async function compareOurs(
  tx: HotelTransaction,
  hotel: Hotel,
  { ids, theirs }: { readonly ids: readonly string[]; readonly theirs: Compared['theirs'] },
): Promise<FoundDifference[]> {
  const book = createReservationBook(hotel, tx)
  const folios = await book.folios(ids)
  return (await book.byIds(ids)).flatMap((stay) => {
    const { reference, state } = stay
    const said = theirs.get(reference)
    if (said) {
      const ours = fromOurs(stay, folios.get(stay.id) ?? [])
      return compareOne(said, hotel, ours).map((one) => ({ reference, ...one }))
    }
    const isOver = state !== 'expected' && state !== 'inHouse'
    return isOver ? [] : [{ reference, kind: 'onlyHere' as const, ours: state, theirs: '' }]
  })
}

/** What cannot be stored is refused by the feed, and alerted there. */
function compareOne(said: SystemReservation, { currency }: Hotel, ours: ReturnType<typeof fromOurs>) {
  try {
    return findDifferences(ours, fromTheirs(said, currency))
  } catch (error) {
    if (error instanceof RejectedEvent) return []
    throw error
  }
}
