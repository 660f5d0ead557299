import type { WatchReportsDependencies } from '../../book/authority/watch-reports.ts'

const fail = async () => {
  throw new Error('no authority in this test')
}

/** For tests of other jobs. */
export const noReports: Omit<WatchReportsDependencies, 'sites'> = {
  authorityFor: () => undefined,
  reports: { refresh: fail, sendAgain: fail, cancel: fail, settleUnknown: fail },
  changes: { publish() {}, subscribe: () => () => {}, stop: async () => {} },
}
