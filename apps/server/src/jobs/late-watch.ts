import type { Changes } from '../platform/changes/changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Clock } from '../platform/time/clock.ts'
import { bringForward, claimLate, type KnownJobs } from './job.store.ts'
import { alertHotels } from './job-alerts.ts'

interface LateWatchDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
  readonly changes: Changes
  readonly reportError: (error: unknown) => void
}

const POLL_INTERVAL_MS = 60_000

/**
 * Runs separately from the workers, since all of them may be busy or stuck. Time while no server
 * was up doesn't count as late.
 */
export function createLateWatch({ db, clock, jobs, changes, reportError }: LateWatchDependencies): {
  start(): void
  stop(): void
} {
  let callOff = () => {}
  let isStopped = false

  async function look(since: Date): Promise<void> {
    try {
      await bringForward(db.directory, jobs, clock.now())
      const late = await claimLate(db.directory, jobs, { now: clock.now(), since })
      for (const key of late) await alertHotels({ db, changes }, key, 'jobLate')
    } catch (error) {
      reportError(error)
    }
    lookLater(since)
  }

  function lookLater(since: Date): void {
    if (!isStopped) callOff = clock.wait(POLL_INTERVAL_MS, () => void look(since))
  }

  return {
    start: () => lookLater(clock.now()),
    stop() {
      isStopped = true
      callOff()
    },
  }
}
