import type { AuthorityPeople } from './authority-record.ts'
import { always, type PersonFieldRule } from './field-rules.ts'
import { toRegisterName, toRegisterNumber } from './latin-letters.ts'
import type { ReportIssueKind } from './stay-report.ts'

const findLetterIssue = (value: string): ReportIssueKind | undefined =>
  /^[A-Z' ]*[A-Z][A-Z' ]*$/.test(toRegisterName(value)) ? undefined : 'badLetters'

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

export const sibaPeople: AuthorityPeople = {
  concerns: ({ nationality }) => nationality !== 'PRT',
  listsChildren: true,
  personRules: { stays: personRules, rentals: personRules },
}
