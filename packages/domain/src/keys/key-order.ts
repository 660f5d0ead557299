import { addDays } from '../basics/add-days.ts'

interface Days {
  readonly startDate: string
  readonly endDate: string
}

/** One card per adult, and one if the number of adults is unknown. */
export function countCards({ adults }: { readonly adults: number }): number {
  return Math.max(1, adults)
}

interface CardRequest {
  readonly adults: number
  /** Cards of this stay that have been handed out. */
  readonly cut: number
  /** The amount that the page requests. */
  readonly amount?: number | undefined
}

/** How many cards may be cut now: what the page requests, but never more than are still due. */
export function countCardsDue({ adults, cut, amount }: CardRequest): number {
  const due = Math.max(0, countCards({ adults }) - cut)
  return amount === undefined ? due : Math.min(amount, due)
}

/**
 * When a key starts and stops opening. One that would end today or earlier works until tomorrow,
 * because a guest is waiting for it.
 */
export function getKeyDays({ startDate, endDate }: Days, today: string): Days {
  return { startDate, endDate: endDate > today ? endDate : addDays(today, 1) }
}

/** A last day in the URL can shorten a key's validity, but never extend it beyond the booking. */
export function limitKeyEnd({ endDate }: Pick<Days, 'endDate'>, named: string | undefined): string {
  return named !== undefined && named < endDate ? named : endDate
}
