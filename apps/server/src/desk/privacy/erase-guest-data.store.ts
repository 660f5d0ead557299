import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Reads the stay and locks its row until the transaction ends. */
export function lockStay(tx: HotelTransaction, reservationId: string) {
  return tx
    .selectFrom('reservations')
    .select(['state', 'end_date as endDate'])
    .where('id', '=', reservationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function findGuestToErase(tx: HotelTransaction, reservationId: string, guestId: string) {
  return tx
    .selectFrom('guests')
    .select(['given', 'main', 'position', 'erased_at'])
    .where('id', '=', guestId)
    .where('reservation_id', '=', reservationId)
    .executeTakeFirst()
}

/** Copies the guest's data to a table that only the report to the authorities reads. */
export async function insertBlockedGuest(tx: HotelTransaction, hotelId: number, guestId: string): Promise<void> {
  await sql`insert into blocked_guests (hotel_id, guest_id, given)
    select ${hotelId}, id, given from guests where id = ${guestId}`.execute(tx)
}

/** Returns whether data of another guest of the stay is still stored. */
export async function hasOtherGuests(tx: HotelTransaction, reservationId: string, guestId: string): Promise<boolean> {
  const other = await tx
    .selectFrom('guests')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('id', '!=', guestId)
    .where('erased_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}
