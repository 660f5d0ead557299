import { type AuthorityRecord, addHours } from './authority-record.ts'
import { always, findPersonIssues, type PersonFieldRule } from './field-rules.ts'

/** Italy, Alloggiati Web: lengths and required fields of a row (`schedina`). */
const personRules: readonly PersonFieldRule[] = [
  { field: 'lastName', max: 50, isRequired: always },
  { field: 'firstName', max: 30, isRequired: always },
  { field: 'gender', isRequired: always },
  { field: 'birthDate', isRequired: always },
  { field: 'birthCountry', isRequired: always },
  { field: 'nationality', isRequired: always },
  { field: 'documentNumber', max: 20, isRequired: ({ main }) => main },
]

export const alloggiatiAuthority: AuthorityRecord = {
  name: 'alloggiati',
  title: 'Alloggiati Web',
  isSent: true,
  canCancel: false,
  retainDays: 5 * 366,
  concerns: () => true,
  // Stays of up to 24 hours have a shorter period.
  dueAt: (arrivedAt, nights) => addHours(arrivedAt, nights <= 1 ? 6 : 24),
  findIssues: (report) => findPersonIssues(report, personRules),
}
