import { randomInt } from 'node:crypto'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'

/** The door's code, only for the visit that completed this check-in. */
export async function keyCodeOf(visit: Visit, reservationId: string): Promise<string | undefined> {
  const row = await visit.tx
    .selectFrom('access_codes')
    .innerJoin('checkin_logs', 'checkin_logs.reservation_id', 'access_codes.reservation_id')
    .select('access_codes.code')
    .where('access_codes.reservation_id', '=', reservationId)
    .where('checkin_logs.visit_id', '=', visit.id)
    .where('checkin_logs.arrived_at', 'is not', null)
    .executeTakeFirst()
  return row?.code
}

/** Six digits from the system's random source; a guest who is checked in again gets the same code. */
export async function issueCode(visit: Visit, reservation: Reservation): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  await visit.tx
    .insertInto('access_codes')
    .values({
      hotel_id: visit.hotel.id,
      reservation_id: reservation.id,
      code,
      valid_from: visit.today,
      valid_to: reservation.endDate,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await visit.tx
    .selectFrom('access_codes')
    .select('code')
    .where('reservation_id', '=', reservation.id)
    .executeTakeFirstOrThrow()
  return row.code
}
