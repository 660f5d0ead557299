import type { Guest } from '../guest/guest.ts'

const ADULT_AGE = 18
const SENIOR_AGE = 70

/** A day that the calendar has, as YYYY-MM-DD. */
export function isRealDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (day === undefined) return false
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isThere = moment.getUTCMonth() === Number(month) - 1 && moment.getUTCDate() === Number(day)
  return isThere && moment.getUTCFullYear() === Number(year)
}

/** Whole years. Who was born on 29 February has a birthday on 1 March in other years. */
export function ageOn(today: string, birthDate: string): number {
  const years = yearOf(today) - yearOf(birthDate)
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

export function yearsBefore(today: string, years: number): string {
  return `${String(yearOf(today) - years).padStart(4, '0')}${today.slice(4)}`
}

/** Undefined when nobody knows. The date of birth is better than what the hotel's system said. */
export function isAdult(guest: Pick<Guest, 'adult' | 'birthDate'>, today: string): boolean | undefined {
  return guest.birthDate ? ageOn(today, guest.birthDate) >= ADULT_AGE : guest.adult
}

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

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
