import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import {
  insertSearchWords,
  listNamedReservations,
  lockReservationsWithoutWords,
  markWordsMade,
} from './search-words.store.ts'
import { searchWordsOf } from './search-words.ts'

/** Nobody waits long behind one of them: a few milliseconds. */
const AT_ONCE = 100

/** Makes the words of all reservations in which a name has changed. Until then the search reads those names themselves. */
export async function keepSearchWords(db: Database, hotelId: number): Promise<void> {
  let kept = AT_ONCE
  while (kept === AT_ONCE) kept = await db.inHotel(hotelId, (tx) => keepSome(tx, hotelId))
}

async function keepSome(tx: HotelTransaction, hotelId: number): Promise<number> {
  // Locked first and read then: a name that is changed meanwhile waits for us, and makes its reservation due again.
  const ids = await lockReservationsWithoutWords(tx, AT_ONCE)
  if (ids.length === 0) return 0
  const words = (await listNamedReservations(tx, ids)).flatMap((reservation) =>
    searchWordsOf(reservation).map((word) => ({ id: reservation.id, word })),
  )
  await insertSearchWords(tx, hotelId, words)
  await markWordsMade(tx, ids)
  return ids.length
}
