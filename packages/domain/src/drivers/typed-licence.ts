import { isRealDay } from '../basics/days.ts'
import { countryCodes } from '../country/country-codes.ts'
import { cleanDocumentNumber } from '../document/document-number.ts'
import type { IssueKey } from '../fields/issues.ts'

/** What a driver typed of a licence that could not be read. */
export interface TypedLicence {
  readonly number: string
  /** The issuing country. */
  readonly country: string
  readonly validUntil: string
}

export interface TypedLicenceIssue {
  readonly field: keyof TypedLicence
  readonly issue: IssueKey
}

/** Formats differ by country, but none is shorter or longer than this. */
const NUMBER = /^[A-Z0-9]{5,20}$/

const checks: readonly [
  field: keyof TypedLicence,
  issue: IssueKey,
  isWrong: (typed: TypedLicence, returnDay: string) => boolean,
][] = [
  ['number', 'required', ({ number }) => number.trim() === ''],
  ['number', 'invalidDocumentNumber', ({ number }) => !NUMBER.test(cleanDocumentNumber(number))],
  ['country', 'required', ({ country }) => country === ''],
  ['country', 'invalidCountry', ({ country }) => !countryCodes.includes(country)],
  ['validUntil', 'required', ({ validUntil }) => validUntil === ''],
  ['validUntil', 'impossibleDate', ({ validUntil }) => !isRealDay(validUntil)],
  // The licence must still be valid when the car is returned.
  ['validUntil', 'licenceExpires', ({ validUntil }, returnDay) => validUntil < returnDay],
]

/** Returns the first issue of each field. */
export function findTypedLicenceIssues(typed: TypedLicence, returnDay: string): readonly TypedLicenceIssue[] {
  const found = new Map<keyof TypedLicence, IssueKey>()
  for (const [field, issue, isWrong] of checks)
    if (!found.has(field) && isWrong(typed, returnDay)) found.set(field, issue)
  return [...found].map(([field, issue]) => ({ field, issue }))
}
