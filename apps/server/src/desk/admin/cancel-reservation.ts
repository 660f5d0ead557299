import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { knownReservation } from '../../book/reservation/reservation.store.ts'
import { cancelInTurn } from '../../checkin/cancel/cancel-in-turn.ts'
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
  const reference = referenceKey(said)
  const found = await knownReservation(tx, reference)
  if (!found) throw new Problem('reservationNotFound', `there is no reservation ${reference}`)
  return { reference, changed: await cancelInTurn({ tx, who: { hotelId }, details: BY_COMMAND }, found) }
}
