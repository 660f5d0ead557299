import type { WatchReportsDependencies } from '../../book/authority/watch-reports.ts'
import type { SendRecordsDependencies } from '../../money/verifactu/send-records.ts'

const fail = async () => {
  throw new Error('no authority in this test')
}

/** For tests of other jobs. */
export const noRecords: Omit<SendRecordsDependencies, 'sites'> = {
  taxAgencyFor: () => undefined,
  changes: { publish() {}, subscribe: () => () => {}, stop: async () => {} },
}

/** For tests of other jobs. */
export const noReports: Omit<WatchReportsDependencies, 'sites'> = {
  authorityFor: () => undefined,
  reports: { refresh: fail, sendAgain: fail, cancel: fail, settleUnknown: fail },
  changes: { publish() {}, subscribe: () => () => {}, stop: async () => {} },
}
