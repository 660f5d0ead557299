import { ageOn, isRealDay, yearsBefore } from '../basics/days.ts'
import type { DocumentType, Guest } from '../guest/guest.ts'
import { identityCards } from './document-type.ts'

/** The year that means "never expires". */
export const NO_EXPIRY_YEAR = '2999'
const LONG_VALIDITY_AGE = 70
const DEFAULT_VALIDITY_YEARS = 10

/** How long identity cards of young people are valid, by age on the day of issue. */
const shorterValidities = [
  { fromAge: 0, toAge: 4, years: 2 },
  { fromAge: 5, toAge: 29, years: 5 },
] as const

interface Dated {
  readonly birthDate?: string | undefined
  readonly expiryDate?: string | undefined
  readonly documentType?: DocumentType | undefined
}

/**
 * Estimates the issue date, which no machine-readable zone contains; always between birth and
 * today. Returns undefined without an expiry date.
 */
export function deriveIssueDate({ birthDate, expiryDate, documentType }: Dated, today: string): string | undefined {
  if (expiryDate === undefined) return undefined
  const isLong = expiryDate.startsWith(NO_EXPIRY_YEAR) || isSeniorsCard({ birthDate, expiryDate, documentType })
  const guess = isLong
    ? birthDate && birthdayAt(LONG_VALIDITY_AGE, birthDate)
    : realDayBefore(expiryDate, getValidityYears({ birthDate, expiryDate, documentType }))
  if (guess === undefined) return undefined
  const notBeforeBirth = birthDate && guess < birthDate ? birthDate : guess
  return notBeforeBirth > today ? today : notBeforeBirth
}

/** Derives a missing issue date for scanned and typed guests alike, and marks it as derived. */
export function withIssueDate(guest: Guest, today: string): Guest {
  if (guest.issueDate !== undefined || guest.birthDate === undefined) return guest
  const issueDate = deriveIssueDate(guest, today)
  return issueDate === undefined ? guest : { ...guest, issueDate, issueDateDerived: true }
}

/** Identity cards of people over seventy are valid longer than ten years, whatever their last day. */
function isSeniorsCard({ birthDate, expiryDate, documentType }: Dated & { expiryDate: string }): boolean {
  if (birthDate === undefined || !identityCards.includes(documentType)) return false
  return ageOn(realDayBefore(expiryDate, DEFAULT_VALIDITY_YEARS), birthDate) > LONG_VALIDITY_AGE
}

function getValidityYears({ birthDate, expiryDate, documentType }: Dated & { expiryDate: string }): number {
  if (birthDate === undefined || !identityCards.includes(documentType)) return DEFAULT_VALIDITY_YEARS
  const band = shorterValidities.find(({ fromAge, toAge, years }) => {
    const age = ageOn(realDayBefore(expiryDate, years), birthDate)
    return age >= fromAge && age <= toAge
  })
  return band?.years ?? DEFAULT_VALIDITY_YEARS
}

/** Most years have no 29 February; the day before is an equally good estimate. */
function realDayBefore(day: string, years: number): string {
  const before = yearsBefore(day, years)
  return isRealDay(before) ? before : before.replace('-02-29', '-02-28')
}

/** The day on which a person reaches an age; 1 March for someone born on 29 February. */
function birthdayAt(age: number, birthDate: string): string {
  const day = yearsBefore(birthDate, -age)
  return isRealDay(day) ? day : day.replace('-02-29', '-03-01')
}
