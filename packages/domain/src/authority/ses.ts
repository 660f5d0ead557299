import { type AuthorityRecord, addHours } from './authority-record.ts'
import { always, findPersonIssues, type PersonFieldRule } from './field-rules.ts'

/** Spain, SES.HOSPEDAJES: lengths and required fields of a traveller (`persona`, `direccion`). */
const personRules: readonly PersonFieldRule[] = [
  { field: 'firstName', max: 50, isRequired: always },
  { field: 'lastName', max: 50, isRequired: always },
  { field: 'secondLastName', max: 50 },
  { field: 'documentNumber', max: 15 },
  { field: 'supportNumber', max: 9 },
  { field: 'birthDate', isRequired: always },
  { field: 'street', max: 100, isRequired: always },
  { field: 'municipality', isRequired: ({ country }) => country === 'ESP' },
  { field: 'city', max: 100, isRequired: ({ country, municipality }) => country !== 'ESP' && !municipality },
  { field: 'postalCode', max: 20, isRequired: always },
  { field: 'country', isRequired: always },
  { field: 'phone', max: 20, isRequired: ({ phone2, email }) => !phone2 && !email },
  { field: 'phone2', max: 20 },
  { field: 'email', max: 250 },
]

export const sesAuthority: AuthorityRecord = {
  name: 'ses',
  title: 'SES.HOSPEDAJES',
  isSent: true,
  canCancel: true,
  retainDays: 3 * 366,
  concerns: () => true,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
  findIssues: (report) => findPersonIssues(report, personRules),
}
