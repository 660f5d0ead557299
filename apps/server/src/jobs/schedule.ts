import type { Schedule } from '@foyer/domain/jobs/job.ts'

const SECOND_MS = 1_000

/**
 * Backoff: sooner than the next turn, but longer each time, so that a system that is down isn't
 * flooded.
 */
const RETRY_DELAYS_S = [60, 300, 900, 3_600] as const

/** How overdue a job may be before it counts as late. */
const LATE_AFTER_S = { least: 600, daily: 7_200 } as const

/**
 * Returns the first turn after this moment. A time skipped in spring runs right after the clock
 * change; one that occurs twice in autumn runs the first time.
 */
export function computeNextRun(schedule: Schedule, after: Date, timeZone: string): Date {
  if ('everySeconds' in schedule) return new Date(after.getTime() + schedule.everySeconds * SECOND_MS)
  const today = Temporal.Instant.fromEpochMilliseconds(after.getTime()).toZonedDateTimeISO(timeZone).toPlainDate()
  const turns = [0, 1].map((days) => today.add({ days }).toZonedDateTime({ timeZone, plainTime: schedule.at }))
  const next = turns.find(({ epochMilliseconds }) => epochMilliseconds > after.getTime()) ?? turns[1]
  if (!next) throw new RangeError(`${schedule.at} is no time of a day.`)
  return new Date(next.epochMilliseconds)
}

/** Returns when to retry after this many failures in a row. */
export function computeRetryAt(failures: number, at: Date): Date {
  const seconds = RETRY_DELAYS_S[Math.min(failures, RETRY_DELAYS_S.length) - 1] ?? RETRY_DELAYS_S[0]
  return new Date(at.getTime() + seconds * SECOND_MS)
}

/** Longer than a day with 25 hours and a retry, with room for clocks of processes that differ. */
const MAX_DAILY_WAIT_S = 27 * 3_600
const CLOCK_DIFFERENCE_S = 300

/** Returns the most seconds that a job can have to wait for its next turn or retry. */
export function getMaxWait(schedule: Schedule): number {
  if (!('everySeconds' in schedule)) return MAX_DAILY_WAIT_S
  return Math.max(schedule.everySeconds, ...RETRY_DELAYS_S) + CLOCK_DIFFERENCE_S
}

/** Returns how many seconds past its turn a job counts as late. */
export function getLateAfter(schedule: Schedule): number {
  return 'everySeconds' in schedule ? Math.max(LATE_AFTER_S.least, 2 * schedule.everySeconds) : LATE_AFTER_S.daily
}
