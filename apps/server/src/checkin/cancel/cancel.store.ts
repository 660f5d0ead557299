import type { ReservationState } from '@foyer/domain/reservation/reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Throws if there is no such reservation. */
export async function getState(tx: HotelTransaction, id: string): Promise<ReservationState> {
  const { state } = await tx.selectFrom('reservations').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  return state
}

/** Also deletes the check-in lease. */
export async function cancelReservation(tx: HotelTransaction, id: string): Promise<void> {
  await tx.updateTable('reservations').set({ state: 'cancelled' }).where('id', '=', id).execute()
  await tx.deleteFrom('checkin_leases').where('reservation_id', '=', id).execute()
}

/** Removes the reservation from every visit that has found it. */
export async function deleteFindings(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('visit_reservations').where('reservation_id', '=', id).execute()
}
