import { isRealDay } from './document-dates.ts'
import { FOREVER_YEAR } from './issue-date.ts'

/** `unknown`: the zone leaves a part of it open. `impossible`: no calendar has it. */
export type MrzDay = { readonly day: string } | 'unknown' | 'impossible'

/** A year later than this one is of the last century; so is a day of this year that is still to come. */
export function mrzBirthDate(written: string, today: string): MrzDay {
  const recent = read(written, '20')
  const isToCome = typeof recent === 'object' ? recent.day > today : written.slice(0, 2) > today.slice(2, 4)
  return isToCome ? read(written, '19') : recent
}

/** Documents without an end say 1 January 1999; every other expiry is of this century. */
export function mrzExpiryDate(written: string): MrzDay {
  return written === '990101' ? { day: `${FOREVER_YEAR}-01-01` } : read(written, '20')
}

function read(written: string, century: string): MrzDay {
  if (!/^\d{6}$/.test(written)) return 'unknown'
  const day = `${century}${written.slice(0, 2)}-${written.slice(2, 4)}-${written.slice(4)}`
  return isRealDay(day) ? { day } : 'impossible'
}
