import { type RawBuilder, sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/**
 * Whether the reservation that a statement calls `stay` has its room, every night that is left of it. One that has none yet lacks
 * nothing. Another may have it for a night, whatever the hotel's system says: then nobody gets a key to it before the desk has looked.
 */
export function isRoomHeld(today: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from generate_series(greatest(stay.start_date, ${today}::date), stay.end_date - 1, interval '1 day') due (night)
    where stay.room_number is not null and not exists (
      select from room_nights held where held.hotel_id = stay.hotel_id and held.room_number = stay.room_number
        and held.night = due.night::date and held.reservation_id = stay.id))`
}

export async function holdsRoom(tx: HotelTransaction, reservationId: string, today: string): Promise<boolean> {
  const row = await tx
    .selectFrom('reservations as stay')
    .select('id')
    .where('id', '=', reservationId)
    .where(isRoomHeld(today))
    .executeTakeFirst()
  return row !== undefined
}
