import { isRealDay, yearsBefore } from '../basics/days.ts'
import { NO_EXPIRY_YEAR } from './issue-date.ts'

/** `unknown`: the zone leaves part of the date open. `impossible`: the date does not exist. */
export type MrzDay = { readonly day: string } | 'unknown' | 'impossible'

/** A date in the future belongs to the last century. */
export function parseMrzBirthDate(written: string, today: string): MrzDay {
  const recent = parseMrzDay(written, '20')
  const isToCome = typeof recent === 'object' ? recent.day > today : written.slice(0, 2) > today.slice(2, 4)
  return isToCome ? parseMrzDay(written, '19') : recent
}

/** No document is valid for longer, except those without an expiry date. */
const MAX_VALIDITY_YEARS = 30

/** Written instead of an expiry date; no document of 1999 is valid today. */
const NO_EXPIRY: readonly string[] = ['990101', '991231']

/**
 * Documents without an expiry date contain 1 January 1999, Portuguese ones 31 December 1999. A date
 * beyond any validity period belongs to the last century.
 */
export function parseMrzExpiryDate(written: string, today: string): MrzDay {
  if (NO_EXPIRY.includes(written)) return { day: `${NO_EXPIRY_YEAR}-01-01` }
  const recent = parseMrzDay(written, '20')
  const last = yearsBefore(today, -MAX_VALIDITY_YEARS)
  return typeof recent === 'object' && recent.day > last ? parseMrzDay(written, '19') : recent
}

function parseMrzDay(written: string, century: string): MrzDay {
  // Some countries write zeros, others fillers, for an unknown month or day.
  if (!/^\d{6}$/.test(written) || /^\d{2}(?:00|\d{2}00$)/.test(written)) return 'unknown'
  const day = `${century}${written.slice(0, 2)}-${written.slice(2, 4)}-${written.slice(4)}`
  return isRealDay(day) ? { day } : 'impossible'
}
