import { type AuthorityRecord, addHours } from './authority-record.ts'
import { ficheDePolicePeople } from './fiche-de-police-people.ts'
import { findPersonIssues } from './field-rules.ts'
import { gaesteblattPeople } from './gaesteblatt-people.ts'
import { meldescheinPeople } from './meldeschein-people.ts'

/** Registers that stay at the hotel and are shown on request: nothing is sent. */
const onPaper = {
  isSent: false,
  wantsBookings: false,
  canCancel: false,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
} as const satisfies Partial<AuthorityRecord>

const DAYS_PER_YEAR = 365

/** Germany: one year from the arrival, then destroyed within three months. */
export const meldescheinAuthority: AuthorityRecord = {
  ...onPaper,
  ...meldescheinPeople,
  name: 'meldeschein',
  title: 'Meldeschein',
  retainDays: DAYS_PER_YEAR,
  registerDays: DAYS_PER_YEAR,
  findIssues: (report) => findPersonIssues(report, meldescheinPeople.personRules.stays),
}

/** France: six months. */
export const ficheDePoliceAuthority: AuthorityRecord = {
  ...onPaper,
  ...ficheDePolicePeople,
  name: 'ficheDePolice',
  title: 'Fiche de police',
  retainDays: 184,
  registerDays: 184,
  findIssues: (report) => findPersonIssues(report, ficheDePolicePeople.personRules.stays),
}

/** Austria: seven years. */
export const gaesteblattAuthority: AuthorityRecord = {
  ...onPaper,
  ...gaesteblattPeople,
  name: 'gaesteblatt',
  title: 'Gästeblatt',
  retainDays: 7 * 366,
  registerDays: 7 * 366,
  findIssues: (report) => findPersonIssues(report, gaesteblattPeople.personRules.stays),
}
