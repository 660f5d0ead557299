import { type AuthorityRecord, addWorkingDays } from './authority-record.ts'
import { always, findPersonIssues, type PersonFieldRule } from './field-rules.ts'
import { toRegisterName, toRegisterNumber } from './latin-letters.ts'
import type { ReportedPerson, ReportIssueKind } from './stay-report.ts'

const findLetterIssue = (value: string): ReportIssueKind | undefined =>
  /^[A-Z' ]*[A-Z][A-Z' ]*$/.test(toRegisterName(value)) ? undefined : 'badLetters'

/** Passport, identity card, other. */
export const sibaDocuments: Readonly<Record<NonNullable<ReportedPerson['documentType']>, 'P' | 'B' | 'O'>> = {
  P: 'P',
  ID: 'B',
  I: 'B',
  DNI: 'B',
  D: 'B',
  N: 'O',
}

/** Portugal, SIBA: lengths and required fields of a guest (`Boletim_Alojamento`). */
const personRules: readonly PersonFieldRule[] = [
  { field: 'lastName', max: 40, isRequired: always, findIssue: findLetterIssue },
  { field: 'firstName', max: 40, findIssue: findLetterIssue },
  { field: 'nationality', isRequired: always },
  {
    field: 'birthDate',
    isRequired: always,
    findIssue: (value, _, { arrivalDay }) => (value >= arrivalDay ? 'invalid' : undefined),
  },
  { field: 'documentType', isRequired: always },
  {
    field: 'documentNumber',
    max: 16,
    // Blanks and signs do not count.
    measure: toRegisterNumber,
    isRequired: always,
    findIssue: (value) => (toRegisterNumber(value) === '' ? 'badLetters' : undefined),
  },
  { field: 'issueCountry', isRequired: ({ nationality }) => !nationality },
  { field: 'country', isRequired: always },
  { field: 'city', max: 30, isRequired: ({ municipality }) => !municipality },
]

export const sibaAuthority: AuthorityRecord = {
  name: 'siba',
  title: 'SIBA',
  isSent: true,
  wantsBookings: false,
  canCancel: false,
  retainDays: 366,
  concerns: ({ nationality }) => nationality !== 'PRT',
  dueAt: (arrivedAt) => addWorkingDays(arrivedAt, 3),
  personRules: { stays: personRules, rentals: personRules },
  findIssues: (report) => findPersonIssues(report, personRules),
}
