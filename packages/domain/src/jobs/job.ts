/** What runs by the clock. Wordings are labels `job.<name>`. */
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
  'backUp',
  'layDemo',
] as const

export type JobName = (typeof jobNames)[number]

/** Every so many seconds, or once a day at this time (`03:30`) of the hotel's own clock; of the whole server's jobs, of UTC. */
export type Schedule = { readonly everySeconds: number } | { readonly at: string }

/**
 * Why a run came to nothing: the database or another system did not answer, something that nobody foresaw, no step within the
 * lease, or the process that ran it was gone.
 */
export const jobFailures = ['unavailable', 'unexpected', 'outOfTime', 'abandoned'] as const

export type JobFailure = (typeof jobFailures)[number]
