import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** The visit's row is made by its first call; a page alone leaves no trace. Says whether the visit has ended. */
export async function keepVisit(
  tx: HotelTransaction,
  visit: { hotelId: number; id: string; appKey: string; deviceId: string | undefined },
): Promise<{ ended: boolean }> {
  const found = await endedAt(tx, visit.id)
  if (found) return { ended: found.ended_at !== null }
  const made = await tx
    .insertInto('visits')
    .values({
      hotel_id: visit.hotelId,
      id: visit.id,
      app_key: visit.appKey,
      device_id: visit.deviceId ?? null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  // Another first call was faster; it may have been the last as well.
  return { ended: !made && (await hasEnded(tx, visit.id)) }
}

export async function hasEnded(tx: HotelTransaction, visitId: string): Promise<boolean> {
  const found = await endedAt(tx, visitId)
  return found !== undefined && found.ended_at !== null
}

export async function markEnded(tx: HotelTransaction, visitId: string): Promise<void> {
  await tx
    .updateTable('visits')
    .set({ ended_at: sql`now()` })
    .where('id', '=', visitId)
    .where('ended_at', 'is', null)
    .execute()
}

/** From now on this visit may see and change these reservations. */
export async function rememberFound(
  tx: HotelTransaction,
  visit: { hotelId: number; id: string },
  reservationIds: readonly string[],
): Promise<void> {
  if (reservationIds.length === 0) return
  await tx
    .insertInto('visit_reservations')
    .values(reservationIds.map((id) => ({ hotel_id: visit.hotelId, visit_id: visit.id, reservation_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function foundBy(tx: HotelTransaction, visitId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('visit_reservations')
    .select('reservation_id')
    .where('visit_id', '=', visitId)
    .orderBy('found_at')
    .execute()
  return rows.map((row) => row.reservation_id)
}

function endedAt(tx: HotelTransaction, visitId: string) {
  return tx.selectFrom('visits').select('ended_at').where('id', '=', visitId).executeTakeFirst()
}
