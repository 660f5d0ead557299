import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import {
  insertSearchTerms,
  listNamedReservations,
  lockReservationsWithoutTerms,
  markTermsSaved,
} from './search-terms.store.ts'
import { listSearchTerms } from './search-terms.ts'

/** Small batches, so that others wait for the locks for only a few milliseconds. */
const BATCH_SIZE = 100

/**
 * Indexes all reservations in which a name has changed. Until then the search reads those names
 * directly.
 */
export async function saveSearchTerms(db: Database, hotelId: number): Promise<void> {
  let kept = BATCH_SIZE
  while (kept === BATCH_SIZE) kept = await db.inHotel(hotelId, (tx) => saveBatch(tx, hotelId))
}

async function saveBatch(tx: HotelTransaction, hotelId: number): Promise<number> {
  // Lock before reading: a concurrent change of a name waits for us and marks its reservation as
  // due again.
  const ids = await lockReservationsWithoutTerms(tx, BATCH_SIZE)
  if (ids.length === 0) return 0
  const words = (await listNamedReservations(tx, ids)).flatMap((reservation) =>
    listSearchTerms(reservation).map((word) => ({ id: reservation.id, word })),
  )
  await insertSearchTerms(tx, hotelId, words)
  await markTermsSaved(tx, ids)
  return ids.length
}
