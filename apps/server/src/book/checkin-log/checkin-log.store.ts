import { randomUUID } from 'node:crypto'
import { processes } from '@foyer/domain/mode/processes.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { executeTogether, statement } from '../../platform/database/statement.ts'

type Action = 'checkin' | 'pre-checkin'

/** For people who look for what went wrong: the first lines show it. */
const MAX_ERRORS = 50
const MAX_ERROR_LENGTH = 500

/**
 * One log per visit and reservation; a reload continues it. The guests are counted here, whatever
 * the page sends.
 */
export async function openLog(visit: Visit, reservation: Reservation, action: Action): Promise<void> {
  await insertLogUnlessOpen(visit.tx, ...toNewLog(visit, reservation, action))
}

function toNewLog(visit: Visit, reservation: Reservation, action: Action): NewLog {
  const { hotel, id, appKey } = visit
  return [hotel.id, randomUUID(), reservation.id, id, appKey, action, countGuests(visit, reservation)]
}

export function countGuests({ site }: Visit, { adults, children }: Reservation): number {
  return adults + (site.policies.guests.childrenListed ? children : 0)
}

type NewLog = [
  hotelId: number,
  id: string,
  reservationId: string,
  visitId: string,
  appKey: string,
  action: Action,
  guestAmount: number,
]

const insertLogUnlessOpen = statement<never, NewLog>(`
  insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors)
  select $1::int, $2::uuid, $3::uuid, $4::text, $5::text, $6::text, $7::int, 'started', '[]'
  where not exists (select from checkin_logs where reservation_id = $3::uuid and visit_id = $4::text)`)

/** Errors from before the process started are recorded too. */
export async function endLog(
  visit: Visit,
  reservation: Reservation,
  { status, errors }: { status: 'completed' | 'error'; errors: readonly string[] },
): Promise<void> {
  const open = insertLogUnlessOpen.with(...toNewLog(visit, reservation, processes[visit.site.process].logAction))
  const added = JSON.stringify(errors.slice(0, MAX_ERRORS).map((error) => error.slice(0, MAX_ERROR_LENGTH)))
  await executeTogether(visit.tx, open, endOpenLog.with(status, added, reservation.id, visit.id))
}

const endOpenLog = statement<never, [status: string, errors: string, reservationId: string, visitId: string]>(`
  update checkin_logs set status = $1::text, ended_at = now(),
    errors = case when jsonb_array_length(errors) < ${MAX_ERRORS} then errors || $2::jsonb else errors end
  where reservation_id = $3::uuid and visit_id = $4::text`)
