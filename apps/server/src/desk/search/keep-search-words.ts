import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { namedReservations } from './named-reservations.store.ts'
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
  const due = await tx
    .selectFrom('reservations')
    .select('id')
    .where('words_due', '=', true)
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute()
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const rows = (await namedReservations(tx, sql`stay.id = any(${ids}::uuid[])`)).flatMap((reservation) =>
    searchWordsOf(reservation).map((word) => ({ id: reservation.id, word })),
  )
  await sql`insert into search_words (hotel_id, reservation_id, word)
    select ${hotelId}, kept.id, kept.word from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as kept(id uuid, word text)
    on conflict do nothing`.execute(tx)
  await tx.updateTable('reservations').set({ words_due: false }).where('id', 'in', ids).execute()
  return due.length
}
