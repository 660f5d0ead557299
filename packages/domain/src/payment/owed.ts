import type { ReservationState } from '../reservation/reservation.ts'
import type { Balance } from './balance.ts'

/** The states of stays that are over: their bill does not rise again. */
export const overStates = ['departed', 'noShow', 'cancelled'] as const satisfies readonly ReservationState[]
export type OverState = (typeof overStates)[number]

export const isOver = (state: ReservationState): state is OverState => overStates.some((one) => one === state)

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
