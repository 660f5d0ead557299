import { Problem } from '@foyer/domain/problem/problem.ts'
import { type AuditDeed, type Doer, writeAudit } from '../../access/audit/audit.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface Cancelling {
  readonly tx: HotelTransaction
  readonly who: Doer
  /** Absent: as `reservationCancelled`. */
  readonly action?: AuditDeed['action']
  readonly details?: AuditDeed['details']
}

/**
 * Of a party that has not arrived; its room is free for others with it. Guests who work on it are waited for. False: it was
 * cancelled already.
 */
export async function cancelInTurn(
  { tx, who, action = 'reservationCancelled', details }: Cancelling,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<boolean> {
  await takeTurn({ tx, hotel: { id: who.hotelId } }, id)
  const { state } = await tx.selectFrom('reservations').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  if (state === 'cancelled') return false
  if (state !== 'expected') throw new Problem('alreadyCheckedIn', `the guests of ${reference} have arrived`)
  await tx.updateTable('reservations').set({ state: 'cancelled' }).where('id', '=', id).execute()
  await tx.deleteFrom('checkin_leases').where('reservation_id', '=', id).execute()
  await writeAudit(tx, who, { action, subject: reference, ...(details && { details }) })
  return true
}
