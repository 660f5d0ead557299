import { alloggiatiPeople } from './alloggiati-people.ts'
import { type AuthorityRecord, addHours } from './authority-record.ts'
import { findPersonIssues } from './field-rules.ts'

/** Italy, Alloggiati Web. */
export const alloggiatiAuthority: AuthorityRecord = {
  ...alloggiatiPeople,
  name: 'alloggiati',
  title: 'Alloggiati Web',
  isSent: true,
  wantsBookings: false,
  canCancel: false,
  maxDays: 30,
  retainDays: 5 * 366,
  // Stays of up to 24 hours have a shorter period.
  dueAt: (arrivedAt, nights) => addHours(arrivedAt, nights <= 1 ? 6 : 24),
  findIssues: (report) => findPersonIssues(report, alloggiatiPeople.personRules.stays),
}
