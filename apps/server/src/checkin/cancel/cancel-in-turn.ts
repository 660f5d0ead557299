import { Problem } from '@foyer/domain/problem/problem.ts'
import { type AuditDeed, type Doer, writeAudit } from '../../access/audit/audit.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { cancelReservation, getState } from './cancel.store.ts'

interface Cancelling {
  readonly tx: HotelTransaction
  readonly who: Doer
  /** Defaults to `reservationCancelled`. */
  readonly action?: AuditDeed['action']
  readonly details?: AuditDeed['details']
}

/**
 * Cancels the reservation of a party that hasn't arrived and frees its room. Waits for guests who
 * are working on it. Returns false if it was already cancelled.
 */
export async function cancelInTurn(
  { tx, who, action = 'reservationCancelled', details }: Cancelling,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<boolean> {
  await takeTurn({ tx, hotel: { id: who.hotelId } }, id)
  const state = await getState(tx, id)
  if (state === 'cancelled') return false
  if (state !== 'expected') throw new Problem('alreadyCheckedIn', `the guests of ${reference} have arrived`)
  await cancelReservation(tx, id)
  await writeAudit(tx, who, { action, subject: reference, ...(details && { details }) })
  return true
}
