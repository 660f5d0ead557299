import { ageOn, yearOf } from '../basics/days.ts'
import type { Guest } from '../guest/guest.ts'

const SENIOR_AGE = 70

/** Many states give the old a document for life. */
export function isFreeOfExpiry({ birthDate }: Pick<Guest, 'birthDate'>, today: string): boolean {
  return birthDate !== undefined && ageOn(today, birthDate) >= SENIOR_AGE
}

/** A document is good on its last day. */
export function isExpired({ expiryDate }: Pick<Guest, 'expiryDate'>, today: string): boolean {
  return expiryDate !== undefined && expiryDate < today
}

/** An issue date that was derived from an expiry is a guess for somebody over seventy, unless it lies in this year. */
export function isIssueDateAsked(
  { birthDate, issueDate, askForIssueDate }: Pick<Guest, 'birthDate' | 'issueDate' | 'askForIssueDate'>,
  today: string,
): boolean {
  if (askForIssueDate) return true
  if (birthDate === undefined || issueDate === undefined) return false
  return ageOn(today, birthDate) > SENIOR_AGE && yearOf(issueDate) < yearOf(today)
}
