import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../visit/visit.ts'

/** One log per visit and booking; a reload goes on with it. */
export async function openLog(
  visit: Visit,
  reservationId: string,
  { action, guestCount }: { action: 'checkin' | 'pre-checkin'; guestCount: number },
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
      guest_amount: guestCount,
      status: 'started',
      errors: JSON.stringify([]),
      arrived_at: null,
      ended_at: null,
    })
    .execute()
}

/** Entitles this visit to the key. */
export async function noteArrival(visit: Visit, reservationId: string, guestCount: number): Promise<void> {
  await openLog(visit, reservationId, { action: 'checkin', guestCount })
  await ofVisit(visit, reservationId).set({ arrived_at: sql`now()` }).execute()
}

export async function endLog(
  visit: Visit,
  reservationId: string,
  { status, errors }: { status: 'completed' | 'error'; errors: readonly string[] },
): Promise<void> {
  await ofVisit(visit, reservationId)
    .set({ status, errors: sql`errors || ${JSON.stringify(errors)}::jsonb`, ended_at: sql`now()` })
    .execute()
}

function ofVisit(visit: Visit, reservationId: string) {
  return visit.tx
    .updateTable('checkin_logs')
    .where('reservation_id', '=', reservationId)
    .where('visit_id', '=', visit.id)
}
