import { randomUUID } from 'node:crypto'
import { processes } from '@foyer/domain/mode/processes.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import { statement } from '../../platform/database/statement.ts'

type Action = 'checkin' | 'pre-checkin'

/** For people who look for what went wrong: the first lines tell it. */
const MOST_ERRORS = 50
const LONGEST_ERROR = 500

/** One log per visit and reservation; a reload goes on with it. The guests are counted here, whatever the page says. */
export async function openLog(visit: Visit, reservation: Reservation, action: Action): Promise<void> {
  const { tx, hotel, id, appKey } = visit
  await openUnlessOpen(tx, hotel.id, randomUUID(), reservation.id, id, appKey, action, guestAmount(visit, reservation))
}

export function guestAmount({ site }: Visit, { adults, children }: Reservation): number {
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

const openUnlessOpen = statement<never, NewLog>(`
  insert into checkin_logs (hotel_id, id, reservation_id, visit_id, app_key, action, guest_amount, status, errors)
  select $1::int, $2::uuid, $3::uuid, $4::text, $5::text, $6::text, $7::int, 'started', '[]'
  where not exists (select from checkin_logs where reservation_id = $3::uuid and visit_id = $4::text)`)

/** What went wrong before the process began is written down too. */
export async function endLog(
  visit: Visit,
  reservation: Reservation,
  { status, errors }: { status: 'completed' | 'error'; errors: readonly string[] },
): Promise<void> {
  await openLog(visit, reservation, processes[visit.site.process].logAction)
  const added = JSON.stringify(errors.slice(0, MOST_ERRORS).map((error) => error.slice(0, LONGEST_ERROR)))
  await visit.tx
    .updateTable('checkin_logs')
    .where('reservation_id', '=', reservation.id)
    .where('visit_id', '=', visit.id)
    .set({
      status,
      errors: sql`case when jsonb_array_length(errors) < ${MOST_ERRORS} then errors || ${added}::jsonb else errors end`,
      ended_at: sql`now()`,
    })
    .execute()
}
