import type { Reservation } from './reservation.ts'

/**
 * Which reservations guests can cancel themselves. A guest can always cancel one just made on this
 * page.
 */
export const cancelRules = ['walk-in', 'before-arrival'] as const
export type CancelRule = (typeof cancelRules)[number]

interface Cancelling {
  readonly state: Reservation['state']
  readonly startDate: string
  /** Made in this visit. */
  readonly madeHere: boolean
  /** There is money to refund. */
  readonly isPaid: boolean
}

/** `atReception`: reception decides and refunds. */
export type NotCancellableReason = 'departed' | 'inHouse' | 'atReception'

const reasons: readonly {
  reason: NotCancellableReason
  when: (one: Cancelling, rule: CancelRule, today: string) => boolean
}[] = [
  { reason: 'departed', when: ({ state }) => state === 'departed' },
  { reason: 'inHouse', when: ({ state }) => state === 'inHouse' },
  { reason: 'atReception', when: ({ isPaid }) => isPaid },
  { reason: 'atReception', when: ({ madeHere }, rule) => !madeHere && rule !== 'before-arrival' },
  { reason: 'atReception', when: ({ madeHere, startDate }, _, today) => !madeHere && startDate <= today },
]

/**
 * Returns the first reason that applies, or undefined if the guest may cancel. An already cancelled
 * reservation is fine.
 */
export function notCancellableReason(
  one: Cancelling,
  rule: CancelRule,
  today: string,
): NotCancellableReason | undefined {
  if (one.state === 'cancelled') return undefined
  return reasons.find(({ when }) => when(one, rule, today))?.reason
}
