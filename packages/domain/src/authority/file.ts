import { type AuthorityRecord, addHours } from './authority-record.ts'

/** Paper or a file: nothing is sent, and `police/missing-for-report.ts` checks the file's fields. */
export const fileAuthority: AuthorityRecord = {
  name: 'file',
  title: 'File',
  isSent: false,
  wantsBookings: false,
  canCancel: false,
  retainDays: 3 * 366,
  concerns: () => true,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
  personRules: { stays: [], rentals: [] },
  findIssues: () => [],
}
