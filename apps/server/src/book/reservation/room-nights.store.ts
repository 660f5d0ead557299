import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { statement } from '../../platform/database/statement.ts'

/**
 * SQL condition: whether the reservation `stay` has its room for every remaining night. True
 * without a room. Another may have it for a night, whatever the hotel's system says: then no one
 * gets a key to it before the desk has checked.
 */
export const roomHeldSql = (today: string): string => `not exists (
    select from generate_series(greatest(stay.start_date, ${today}::date), stay.end_date - 1, interval '1 day') due (night)
    where stay.room_number is not null and not exists (
      select from room_nights held where held.hotel_id = stay.hotel_id and held.room_number = stay.room_number
        and held.night = due.night::date and held.reservation_id = stay.id))`

export async function hasRoomEveryNight(tx: HotelTransaction, reservationId: string, today: string): Promise<boolean> {
  return (await readHeld(tx, reservationId, today)).length > 0
}

const readHeld = statement<{ id: string }, [reservationId: string, today: string]>(
  `select stay.id from reservations stay where stay.id = $1::uuid and ${roomHeldSql('$2')}`,
)
