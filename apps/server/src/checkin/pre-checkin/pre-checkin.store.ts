import { randomUUID } from 'node:crypto'
import type { Visit } from '../../access/visit/visit.ts'
import type { ArrivalPreferences } from '../../book/reservation/book.ts'
import { statement } from '../../platform/database/statement.ts'

/** Supersedes the earlier entry, which stays in the table. */
export async function savePreCheckin(visit: Visit, reservationId: string, wishes: ArrivalPreferences): Promise<void> {
  const { tx, hotel, appKey } = visit
  await supersedeAndInsert(tx, hotel.id, randomUUID(), reservationId, appKey, wishes.arrivalTime, wishes.notes)
}

type NewPreCheckin = [
  hotelId: number,
  id: string,
  reservationId: string,
  appKey: string,
  arrivalTime: string | null,
  notes: string | null,
]

// Uses a count so that the earlier row is superseded before the new one is inserted.
const supersedeAndInsert = statement<never, NewPreCheckin>(`
  with earlier as (
    update pre_checkins set superseded_at = clock_timestamp()
    where reservation_id = $3::uuid and superseded_at is null returning id)
  insert into pre_checkins (hotel_id, id, reservation_id, app_key, arrival_time, notes)
  select $1::int, $2::uuid, $3::uuid, $4::text, $5::text, $6::text from (select count(*) from earlier) made_room`)
