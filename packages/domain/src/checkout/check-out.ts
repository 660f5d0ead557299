import type { ProblemCode } from '../problem/problem.ts'
import type { Reservation } from '../reservation/reservation.ts'

/**
 * Check-out results as wire codes: the specification defines the first two, the others are ours.
 */
export const checkOutCodes = {
  done: 0,
  /** Something is still unpaid. */
  balance: 5,
  leavesLater: 11,
  overdue: 12,
} as const

export type CheckOutOutcome = keyof typeof checkOutCodes

export function toCheckOutOutcome(code: number): CheckOutOutcome | undefined {
  const names = Object.keys(checkOutCodes) as CheckOutOutcome[]
  return names.find((name) => checkOutCodes[name] === code)
}

/** Cases that reception must resolve first, as problem codes for the guest. */
export const checkOutProblems = {
  leavesLater: 'leavesLater',
  overdue: 'stayOverdue',
} as const satisfies Partial<Record<CheckOutOutcome, ProblemCode>>

interface Departure extends Pick<Reservation, 'endDate'> {
  /** In minor units. */
  readonly pending: number
}

const reasons: readonly {
  readonly why: Exclude<CheckOutOutcome, 'done'>
  readonly when: (leaving: Departure, today: string) => boolean
}[] = [
  // Booked nights that the guest does not use: the hotel decides whether they are due.
  { why: 'leavesLater', when: ({ endDate }, today) => endDate > today },
  // Extra nights that are not on the bill yet.
  { why: 'overdue', when: ({ endDate }, today) => endDate < today },
  { why: 'balance', when: ({ pending }) => pending > 0 },
]

interface CheckOutRules {
  readonly today: string
  /** The hotel accepts what follows for nights that are not used, or not booked. */
  readonly anyDay: boolean
}

/** Returns why an in-house guest cannot check out now, or undefined if they can. */
export function noCheckOutReason(
  leaving: Departure,
  { today, anyDay }: CheckOutRules,
): Exclude<CheckOutOutcome, 'done'> | undefined {
  return reasons.find(({ why, when }) => (why === 'balance' || !anyDay) && when(leaving, today))?.why
}

/** Ratings up to this number of stars notify the hotel at once. */
export const MAX_LOW_RATING = 2
