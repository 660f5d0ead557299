import { ageOn, getYear } from '../basics/days.ts'
import type { Guest } from '../guest/guest.ts'

const SENIOR_AGE = 70

/** Many countries issue documents without an expiry date to older people. */
export function isExpiryExempt({ birthDate }: Pick<Guest, 'birthDate'>, today: string): boolean {
  return birthDate !== undefined && ageOn(today, birthDate) >= SENIOR_AGE
}

/** A document is valid on its last day. */
export function isExpired({ expiryDate }: Pick<Guest, 'expiryDate'>, today: string): boolean {
  return expiryDate !== undefined && expiryDate < today
}

/**
 * An issue date derived from the expiry date is unreliable for people over seventy, unless it is in
 * this year.
 */
export function isIssueDateRequired(
  { birthDate, issueDate, askForIssueDate }: Pick<Guest, 'birthDate' | 'issueDate' | 'askForIssueDate'>,
  today: string,
): boolean {
  if (askForIssueDate) return true
  if (birthDate === undefined || issueDate === undefined) return false
  return ageOn(today, birthDate) > SENIOR_AGE && getYear(issueDate) < getYear(today)
}
