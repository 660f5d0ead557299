import type { ProblemCode } from '../problem/problem.ts'
import type { Reservation } from '../reservation/reservation.ts'

/** How a check-out went, as numbers that travel: the specification names the first two, the others are ours. */
export const checkOutCodes = {
  done: 0,
  /** Something is still to be paid. */
  balance: 5,
  leavesLater: 11,
  overdue: 12,
} as const

export type CheckOutOutcome = keyof typeof checkOutCodes

export function outcomeOf(code: number): CheckOutOutcome | undefined {
  const names = Object.keys(checkOutCodes) as CheckOutOutcome[]
  return names.find((name) => checkOutCodes[name] === code)
}

/** What reception has to look at first, as the guest is told it. */
export const checkOutProblems = {
  leavesLater: 'leavesLater',
  overdue: 'stayOverdue',
} as const satisfies Partial<Record<CheckOutOutcome, ProblemCode>>

interface Leaving extends Pick<Reservation, 'endDate'> {
  /** In minor units. */
  readonly pending: number
}

const reasons: readonly {
  readonly why: Exclude<CheckOutOutcome, 'done'>
  readonly when: (leaving: Leaving, today: string) => boolean
}[] = [
  // Nights that were booked and are not stayed: whether they are owed is the hotel's to say.
  { why: 'leavesLater', when: ({ endDate }, today) => endDate > today },
  // Nights that nobody has put on the bill.
  { why: 'overdue', when: ({ endDate }, today) => endDate < today },
  { why: 'balance', when: ({ pending }) => pending > 0 },
]

/** Why somebody in house cannot check out by themselves now; undefined when they can. */
export function whyNoCheckOut(leaving: Leaving, today: string): Exclude<CheckOutOutcome, 'done'> | undefined {
  return reasons.find(({ when }) => when(leaving, today))?.why
}

/** From here on the hotel is told at once that somebody was not content. */
export const MOST_LOW_STARS = 2
