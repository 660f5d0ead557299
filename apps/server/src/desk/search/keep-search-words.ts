import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import {
  insertSearchWords,
  listNamedReservations,
  lockReservationsWithoutWords,
  markWordsMade,
} from './search-words.store.ts'
import { searchWordsOf } from './search-words.ts'

/** Small batches, so that others wait for the locks for only a few milliseconds. */
const AT_ONCE = 100

/**
 * Indexes all reservations in which a name has changed. Until then the search reads those names
 * directly.
 */
export async function keepSearchWords(db: Database, hotelId: number): Promise<void> {
  let kept = AT_ONCE
  while (kept === AT_ONCE) kept = await db.inHotel(hotelId, (tx) => keepSome(tx, hotelId))
}

async function keepSome(tx: HotelTransaction, hotelId: number): Promise<number> {
  // Lock before reading: a concurrent change of a name waits for us and marks its reservation as
  // due again.
  const ids = await lockReservationsWithoutWords(tx, AT_ONCE)
  if (ids.length === 0) return 0
  const words = (await listNamedReservations(tx, ids)).flatMap((reservation) =>
    searchWordsOf(reservation).map((word) => ({ id: reservation.id, word })),
  )
  await insertSearchWords(tx, hotelId, words)
  await markWordsMade(tx, ids)
  return ids.length
}
