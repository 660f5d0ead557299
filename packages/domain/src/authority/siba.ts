import { type AuthorityRecord, addWorkingDays } from './authority-record.ts'
import { findPersonIssues } from './field-rules.ts'
import { sibaPeople } from './siba-people.ts'
import type { ReportedPerson } from './stay-report.ts'

/** Passport, identity card, other. */
export const sibaDocuments: Readonly<Record<NonNullable<ReportedPerson['documentType']>, 'P' | 'B' | 'O'>> = {
  P: 'P',
  ID: 'B',
  I: 'B',
  DNI: 'B',
  D: 'B',
  N: 'O',
}

/** Portugal, SIBA. */
export const sibaAuthority: AuthorityRecord = {
  ...sibaPeople,
  name: 'siba',
  title: 'SIBA',
  isSent: true,
  wantsBookings: false,
  canCancel: false,
  retainDays: 366,
  dueAt: (arrivedAt) => addWorkingDays(arrivedAt, 3),
  findIssues: (report) => findPersonIssues(report, sibaPeople.personRules.stays),
}
