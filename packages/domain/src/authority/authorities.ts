import { alloggiatiAuthority } from './alloggiati.ts'
import type { AuthorityName } from './authority-config.ts'
import type { AuthorityRecord } from './authority-record.ts'
import { fileAuthority } from './file.ts'
import { ficheDePoliceAuthority, gaesteblattAuthority, meldescheinAuthority } from './paper-registers.ts'
import { sesAuthority } from './ses.ts'
import { sibaAuthority } from './siba.ts'
import type { ReportIssue, StayReport } from './stay-report.ts'

/** Adding a country is a file with a record, and a line here. */
export const authorities: Readonly<Record<AuthorityName, AuthorityRecord>> = {
  file: fileAuthority,
  ses: sesAuthority,
  alloggiati: alloggiatiAuthority,
  siba: sibaAuthority,
  meldeschein: meldescheinAuthority,
  ficheDePolice: ficheDePoliceAuthority,
  gaesteblatt: gaesteblattAuthority,
}

/** The report without the people whom the authority does not want to know about. */
export function selectConcerned(report: StayReport, { concerns }: AuthorityRecord): StayReport {
  return { ...report, people: report.people.filter((person) => concerns(person)) }
}

/** What the authority would refuse, to be corrected while the guest is still there. */
export function findReportIssues(report: StayReport, name: AuthorityName): readonly ReportIssue[] {
  const record = authorities[name]
  return record.findIssues(selectConcerned(report, record))
}
