import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { findReservationByReference } from '../../book/reservation/reservation.store.ts'
import { cancelWithLock } from '../../checkin/cancel/cancel-with-lock.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { BY_COMMAND } from './by-command.ts'

/**
 * Cancels a reservation whose guests haven't arrived. Waits for guests who are working on it.
 * Returns `changed: false` if it was already cancelled.
 */
export async function cancelReservation(
  tx: HotelTransaction,
  hotelId: number,
  said: string,
): Promise<{ readonly reference: string; readonly changed: boolean }> {
  const reference = toReferenceKey(said)
  const found = await findReservationByReference(tx, reference)
  if (!found) throw new Problem('reservationNotFound', `there is no reservation ${reference}`)
  return { reference, changed: await cancelWithLock({ tx, who: { hotelId }, details: BY_COMMAND }, found) }
}
