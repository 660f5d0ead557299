import { randomInt, randomUUID } from 'node:crypto'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'
import { guestAmount } from '../checkin-log/checkin-log.store.ts'

/**
 * Entitles this visit to the key and issues it: six digits from the system's random source. A guest who is checked in again gets
 * the same code.
 */
export async function keepArrival(visit: Visit, reservation: Reservation): Promise<string> {
  const [row] = await noteAndIssue(
    visit.tx,
    visit.hotel.id,
    reservation.id,
    visit.id,
    randomUUID(),
    visit.appKey,
    guestAmount(visit, reservation),
    String(randomInt(0, 1_000_000)).padStart(6, '0'),
    visit.today,
    reservation.endDate,
  )
  if (!row) throw new Error('The code of this reservation cannot be issued.')
  return row.code
}

type Arrival = [
  hotelId: number,
  reservationId: string,
  visitId: string,
  logId: string,
  appKey: string,
  guestAmount: number,
  code: string,
  validFrom: string,
  validTo: string,
]

const noteAndIssue = statement<{ code: string }, Arrival>(`
  with arrived as (
    update checkin_logs set arrived_at = now() where reservation_id = $2::uuid and visit_id = $3::text returning id),
  logged as (
    insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors, arrived_at)
    select $1::int, $4::uuid, $2::uuid, $3::text, $5::text, 'checkin', $6::int, 'started', '[]', now()
    where not exists (select from arrived))
  insert into access_codes (hotel_id, reservation_id, code, valid_from, valid_to)
  values ($1::int, $2::uuid, $7::text, $8::date, $9::date)
  on conflict (hotel_id, reservation_id) do update set code = access_codes.code
  returning code`)
