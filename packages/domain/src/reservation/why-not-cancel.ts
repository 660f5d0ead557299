import type { Reservation } from './reservation.ts'

/** Which reservations guests cancel themselves. Whoever has just made one at this page may always leave it again. */
export const cancelRules = ['walk-in', 'before-arrival'] as const
export type CancelRule = (typeof cancelRules)[number]

interface Cancelling {
  readonly state: Reservation['state']
  readonly startDate: string
  /** Made by this very visit. */
  readonly madeHere: boolean
  /** Money that somebody would have to give back. */
  readonly isPaid: boolean
}

/** `atReception`: somebody there decides, and gives back what was paid. */
export type WhyNotCancel = 'departed' | 'inHouse' | 'atReception'

const reasons: readonly {
  reason: WhyNotCancel
  when: (one: Cancelling, rule: CancelRule, today: string) => boolean
}[] = [
  { reason: 'departed', when: ({ state }) => state === 'departed' },
  { reason: 'inHouse', when: ({ state }) => state === 'inHouse' },
  { reason: 'atReception', when: ({ isPaid }) => isPaid },
  { reason: 'atReception', when: ({ madeHere }, rule) => !madeHere && rule !== 'before-arrival' },
  { reason: 'atReception', when: ({ madeHere, startDate }, _, today) => !madeHere && startDate <= today },
]

/** The first reason that applies; undefined when the guest may cancel it. What is cancelled already is nobody's trouble. */
export function whyNotCancel(one: Cancelling, rule: CancelRule, today: string): WhyNotCancel | undefined {
  if (one.state === 'cancelled') return undefined
  return reasons.find(({ when }) => when(one, rule, today))?.reason
}
