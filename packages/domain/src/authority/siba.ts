import { type AuthorityRecord, addWorkingDays } from './authority-record.ts'
import { always, findPersonIssues, type PersonFieldRule } from './field-rules.ts'

/** Portugal, SIBA: lengths and required fields of a guest (`Boletim_Alojamento`). */
const personRules: readonly PersonFieldRule[] = [
  { field: 'lastName', max: 40, isRequired: always },
  { field: 'firstName', max: 40 },
  { field: 'nationality', isRequired: always },
  { field: 'birthDate', isRequired: always },
  { field: 'documentNumber', max: 16, isRequired: always },
  { field: 'issueCountry', isRequired: ({ nationality }) => !nationality },
  { field: 'country', isRequired: always },
  { field: 'city', max: 30, isRequired: ({ municipality }) => !municipality },
]

export const sibaAuthority: AuthorityRecord = {
  name: 'siba',
  title: 'SIBA',
  isSent: true,
  canCancel: false,
  retainDays: 366,
  concerns: ({ nationality }) => nationality !== 'PRT',
  dueAt: (arrivedAt) => addWorkingDays(arrivedAt, 3),
  findIssues: (report) => findPersonIssues(report, personRules),
}
