import { type AuthorityRecord, addHours } from './authority-record.ts'
import { filePeople } from './file-people.ts'

/** Paper or a file: nothing is sent, and `police/missing-for-report.ts` checks the file's fields. */
export const fileAuthority: AuthorityRecord = {
  ...filePeople,
  name: 'file',
  title: 'File',
  hasFile: true,
  isSent: false,
  wantsBookings: false,
  canCancel: false,
  retainDays: 3 * 366,
  dueAt: (arrivedAt) => addHours(arrivedAt, 24),
  findIssues: () => [],
}
