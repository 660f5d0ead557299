import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Throws if there is no such reservation. */
export async function getState(tx: HotelTransaction, id: string): Promise<ReservationState> {
  const { state } = await tx.selectFrom('reservations').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return state
}

/** With the lease of whoever was checking in. */
export async function cancelReservation(tx: HotelTransaction, id: string): Promise<void> {
  await tx.updateTable('reservations').set({ state: 'cancelled' }).where('id', '=', id).execute()
  await tx.deleteFrom('checkin_leases').where('reservation_id', '=', id).execute()
}

/** No visit has found this reservation any more. */
export async function deleteFindings(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('visit_reservations').where('reservation_id', '=', id).execute()
}
