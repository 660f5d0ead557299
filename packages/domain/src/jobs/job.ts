/** Scheduled jobs. Wordings are the labels `job.<name>`. */
export const jobNames = [
  'tidy',
  'eraseDue',
  'reconcileIntents',
  'pullFeed',
  'keepSearchWords',
  'watchAlerts',
  'tellRoomReady',
  'settleKeys',
  'settlePayments',
  'endHolds',
  'markStayOvers',
  'markNoShows',
  'closeDays',
  'compareBooks',
  'reportGuests',
  'storeDayReceipts',
  'sendInvoiceRecords',
  'backUp',
  'seedDemo',
] as const

export type JobName = (typeof jobNames)[number]

/**
 * An interval in seconds, or a daily time (`03:30`) in the hotel's time zone; for jobs of the whole
 * server, in UTC.
 */
export type Schedule = { readonly everySeconds: number } | { readonly at: string }

/**
 * Why a run failed: the database or another system did not answer, an unexpected error, no progress
 * within the lease, or the process died.
 */
export const jobFailures = ['unavailable', 'unexpected', 'outOfTime', 'abandoned'] as const

export type JobFailure = (typeof jobFailures)[number]
