import { randomUUID } from 'node:crypto'
import { processes } from '@foyer/domain/mode/processes.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'

type Action = 'checkin' | 'pre-checkin'

/** For people who look for what went wrong: the first lines tell it. */
const MOST_ERRORS = 50
const LONGEST_ERROR = 500

/** One log per visit and booking; a reload goes on with it. The guests are counted here, whatever the page says. */
export async function openLog(
  visit: Visit,
  { id: reservationId, adults, children }: Reservation,
  action: Action,
): Promise<void> {
  const known = await visit.tx
    .selectFrom('checkin_logs')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('visit_id', '=', visit.id)
    .executeTakeFirst()
  if (known) return
  await visit.tx
    .insertInto('checkin_logs')
    .values({
      hotel_id: visit.hotel.id,
      id: randomUUID(),
      reservation_id: reservationId,
      visit_id: visit.id,
      app_key: visit.appKey,
      action,
      guest_amount: adults + (visit.site.policies.guests.childrenListed ? children : 0),
      status: 'started',
      errors: JSON.stringify([]),
      arrived_at: null,
      ended_at: null,
    })
    .execute()
}

/** Entitles this visit to the key. */
export async function noteArrival(visit: Visit, reservation: Reservation): Promise<void> {
  await openLog(visit, reservation, 'checkin')
  await ofVisit(visit, reservation.id).set({ arrived_at: sql`now()` }).execute()
}

/** What went wrong before the process began is written down too. */
export async function endLog(
  visit: Visit,
  reservation: Reservation,
  { status, errors }: { status: 'completed' | 'error'; errors: readonly string[] },
): Promise<void> {
  await openLog(visit, reservation, processes[visit.site.process].logAction)
  const added = JSON.stringify(errors.slice(0, MOST_ERRORS).map((error) => error.slice(0, LONGEST_ERROR)))
  await ofVisit(visit, reservation.id)
    .set({
      status,
      errors: sql`case when jsonb_array_length(errors) < ${MOST_ERRORS} then errors || ${added}::jsonb else errors end`,
      ended_at: sql`now()`,
    })
    .execute()
}

function ofVisit(visit: Visit, reservationId: string) {
  return visit.tx
    .updateTable('checkin_logs')
    .where('reservation_id', '=', reservationId)
    .where('visit_id', '=', visit.id)
}
