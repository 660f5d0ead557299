import { isRealDay } from '../basics/days.ts'
import { countryCodes } from '../country/country-codes.ts'
import { cleanDocumentNumber } from '../document/document-number.ts'
import type { IssueKey } from '../fields/issues.ts'

/** What a driver has typed of a licence that nothing could read. */
export interface TypedLicence {
  readonly number: string
  /** Who has issued it. */
  readonly country: string
  readonly validUntil: string
}

export interface TypedLicenceIssue {
  readonly field: keyof TypedLicence
  readonly issue: IssueKey
}

/** Countries number them as they like; none writes fewer signs than these, or more. */
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
  // Whoever brings the car back without one has driven without one.
  ['validUntil', 'licenceExpires', ({ validUntil }, returnDay) => validUntil < returnDay],
]

/** The first thing that is wrong with each field. */
export function typedLicenceIssues(typed: TypedLicence, returnDay: string): readonly TypedLicenceIssue[] {
  const found = new Map<keyof TypedLicence, IssueKey>()
  for (const [field, issue, isWrong] of checks)
    if (!found.has(field) && isWrong(typed, returnDay)) found.set(field, issue)
  return [...found].map(([field, issue]) => ({ field, issue }))
}
