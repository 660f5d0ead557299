import { Problem } from '@foyer/domain/problem/problem.ts'
import { type Actor, type AuditEvent, writeAudit } from '../../access/audit/audit.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { cancelReservation, getState } from './cancel.store.ts'

interface CancelOptions {
  readonly tx: HotelTransaction
  readonly who: Actor
  /** Defaults to `reservationCancelled`. */
  readonly action?: AuditEvent['action']
  readonly details?: AuditEvent['details']
  readonly reason?: AuditEvent['reason']
}

/**
 * Cancels the reservation of a party that hasn't arrived and frees its room. Waits for guests who
 * are working on it. Returns false if it was already cancelled.
 */
export async function cancelWithLock(
  { tx, who, action = 'reservationCancelled', details, reason }: CancelOptions,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<boolean> {
  await acquireReservationLock({ tx, hotel: { id: who.hotelId } }, id)
  const state = await getState(tx, id)
  if (state === 'cancelled') return false
  if (state === 'noShow') throw new Problem('reservationNoShow')
  if (state !== 'expected') throw new Problem('alreadyCheckedIn', `the guests of ${reference} have arrived`)
  await cancelReservation(tx, id)
  await writeAudit(tx, who, { action, subject: reference, ...(details && { details }), ...(reason && { reason }) })
  return true
}
