import type { ReservationState } from '../reservation/reservation.ts'
import type { Balance } from './balance.ts'

/**
 * What the guests still owe, in minor units. Of a cancelled stay, that is the rest of its fee: a bill
 * about which nothing was decided is not charged.
 */
export function computeOwed(
  state: ReservationState,
  { pending, paid }: Pick<Balance, 'pending' | 'paid'>,
  fee: number,
): number {
  return state === 'cancelled' ? Math.min(pending, Math.max(0, fee - paid)) : pending
}
