import { ageOn, isRealDay, yearsBefore } from '../basics/days.ts'
import type { DocumentType, Guest } from '../guest/guest.ts'
import { identityCards } from './document-type.ts'

/** The year that stands for "never expires". */
export const FOREVER_YEAR = '2999'
const FOREVER_FROM_AGE = 70
const USUAL_YEARS = 10

/** For how long the young get an identity card, by their age on the day of issue. */
const shorter = [
  { fromAge: 0, toAge: 4, years: 2 },
  { fromAge: 5, toAge: 29, years: 5 },
] as const

interface Dated {
  readonly birthDate?: string | undefined
  readonly expiryDate?: string | undefined
  readonly documentType?: DocumentType | undefined
}

/** A guess at the day of issue, which no machine-readable zone carries: between birth and today. Undefined without an expiry. */
export function deriveIssueDate({ birthDate, expiryDate, documentType }: Dated, today: string): string | undefined {
  if (expiryDate === undefined) return undefined
  const guess = expiryDate.startsWith(FOREVER_YEAR)
    ? birthDate && birthdayAt(FOREVER_FROM_AGE, birthDate)
    : realDayBefore(expiryDate, yearsOf({ birthDate, expiryDate, documentType }))
  if (guess === undefined) return undefined
  const notBeforeBirth = birthDate && guess < birthDate ? birthDate : guess
  return notBeforeBirth > today ? today : notBeforeBirth
}

/** However the guest came in, scanned or typed: a day of issue that nobody gave is worked out, and marked so. */
export function withIssueDate(guest: Guest, today: string): Guest {
  if (guest.issueDate !== undefined || guest.birthDate === undefined) return guest
  const issueDate = deriveIssueDate(guest, today)
  return issueDate === undefined ? guest : { ...guest, issueDate, issueDateDerived: true }
}

function yearsOf({ birthDate, expiryDate, documentType }: Dated & { expiryDate: string }): number {
  if (birthDate === undefined || !identityCards.includes(documentType)) return USUAL_YEARS
  const band = shorter.find(({ fromAge, toAge, years }) => {
    const age = ageOn(realDayBefore(expiryDate, years), birthDate)
    return age >= fromAge && age <= toAge
  })
  return band?.years ?? USUAL_YEARS
}

/** 29 February has no counterpart in most years: the day before is as good a guess. */
function realDayBefore(day: string, years: number): string {
  const before = yearsBefore(day, years)
  return isRealDay(before) ? before : before.replace('-02-29', '-02-28')
}

/** On which day an age is reached; for 29 February that is 1 March. */
function birthdayAt(age: number, birthDate: string): string {
  const day = yearsBefore(birthDate, -age)
  return isRealDay(day) ? day : day.replace('-02-29', '-03-01')
}
