import { randomInt, randomUUID } from 'node:crypto'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { countGuests } from '../../book/checkin-log/checkin-log.store.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import { countEvent } from '../../book/metrics/business-counters.ts'
import { statement } from '../../platform/database/statement.ts'

/**
 * Entitles this visit to the key and issues a code: six digits from a secure random source. A guest
 * who checks in again gets the same code.
 */
export async function saveArrival(visit: Visit, reservation: Reservation, codes: DoorCodes): Promise<string> {
  const door = { hotelId: visit.hotel.id, reservationId: reservation.id }
  const keyId = randomUUID()
  const [row] = await recordAndIssue(
    visit.tx,
    visit.hotel.id,
    reservation.id,
    visit.id,
    randomUUID(),
    visit.appKey,
    countGuests(visit, reservation),
    codes.seal(door, generateCode()),
    visit.today,
    reservation.endDate,
    keyId,
    reservation.room.number ?? null,
    visit.deviceId ?? null,
  )
  const code = row && codes.open(door, row.code)
  if (row?.id === keyId) countEvent(visit.tx, 'foyer_keys_issued_total', 'code')
  if (!code) throw new Error('The code of this reservation cannot be issued.')
  return code
}

export const generateCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

type Arrival = [
  hotelId: number,
  reservationId: string,
  visitId: string,
  logId: string,
  appKey: string,
  guestAmount: number,
  code: Buffer,
  validFrom: string,
  validTo: string,
  keyId: string,
  roomNumber: string | null,
  deviceId: string | null,
]

const recordAndIssue = statement<{ id: string; code: Buffer }, Arrival>(`
  with arrived as (
    update checkin_logs set arrived_at = now(), superseded_at = null where reservation_id = $2::uuid and visit_id = $3::text returning id),
  logged as (
    insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors, arrived_at)
    select $1::int, $4::uuid, $2::uuid, $3::text, $5::text, 'checkin', $6::int, 'started', '[]', now()
    where not exists (select from arrived))
  insert into keys (hotel_id, id, reservation_id, kind, state, provider, code, valid_from, valid_to, visit_id, room_number, settled_at,
    device_id)
  values ($1::int, $10::uuid, $2::uuid, 'code', 'done', 'foyer', $7::bytea, $8::date, $9::date, $3::text, $11::text,
    clock_timestamp(), $12::uuid)
  on conflict (hotel_id, reservation_id) where kind = 'code' and state = 'done' do update set code = keys.code
  returning id, code`)
