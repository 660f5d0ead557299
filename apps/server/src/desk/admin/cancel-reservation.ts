import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { takeTurn } from '../../checkin/lease/lease.store.ts'
import { knownReservation } from '../../checkin/reservation/keep-reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { BY_COMMAND } from './by-command.ts'

/** Of a party that has not arrived. Guests who work on it are waited for. False: it was cancelled already. */
export async function cancelReservation(
  tx: HotelTransaction,
  hotelId: number,
  said: string,
): Promise<{ readonly reference: string; readonly changed: boolean }> {
  const reference = referenceKey(said)
  const found = await knownReservation(tx, reference)
  if (!found) throw new Problem('reservationNotFound', `there is no reservation ${reference}`)
  await takeTurn({ tx, hotel: { id: hotelId } }, found.id)
  const { state } = (await knownReservation(tx, reference)) ?? found
  if (state === 'cancelled') return { reference, changed: false }
  if (state !== 'expected') throw new Problem('alreadyCheckedIn', `the guests of ${reference} have arrived`)
  await tx.updateTable('reservations').set({ state: 'cancelled' }).where('id', '=', found.id).execute()
  await writeAudit(tx, { hotelId }, { action: 'reservationCancelled', subject: reference, details: BY_COMMAND })
  return { reference, changed: true }
}
