import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { StayWishes } from '../reservation/book.ts'

/** The latest that the party has said. */
export async function preCheckinOf(tx: HotelTransaction, reservationId: string) {
  return tx
    .selectFrom('pre_checkins')
    .select(['completed_at', 'arrival_time', 'notes'])
    .where('reservation_id', '=', reservationId)
    .where('superseded_at', 'is', null)
    .executeTakeFirst()
}

/** What was said before is superseded, and stays. */
export async function keepPreCheckin(visit: Visit, reservationId: string, wishes: StayWishes): Promise<void> {
  await visit.tx
    .updateTable('pre_checkins')
    .set({ superseded_at: sql`clock_timestamp()` })
    .where('reservation_id', '=', reservationId)
    .where('superseded_at', 'is', null)
    .execute()
  await visit.tx
    .insertInto('pre_checkins')
    .values({
      hotel_id: visit.hotel.id,
      id: randomUUID(),
      reservation_id: reservationId,
      app_key: visit.appKey,
      arrival_time: wishes.arrivalTime,
      notes: wishes.notes,
      superseded_at: null,
    })
    .execute()
}
