import type { Changes } from '../platform/changes/changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Clock } from '../platform/time/clock.ts'
import { type KnownJobs, takeLate } from './job.store.ts'
import { alertHotels } from './job-alerts.ts'

interface LateWatch {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
  readonly changes: Changes
  readonly complain: (error: unknown) => void
}

const LOOK_MS = 60_000

/**
 * Runs separately from the workers, since all of them may be busy or stuck. Time while no server
 * was up doesn't count as late.
 */
export function lateWatch({ db, clock, jobs, changes, complain }: LateWatch): { start(): void; stop(): void } {
  let callOff = () => {}
  let isStopped = false

  async function look(since: Date): Promise<void> {
    try {
      const late = await takeLate(db.directory, jobs, { now: clock.now(), since })
      for (const key of late) await alertHotels({ db, changes }, key, 'jobLate')
    } catch (error) {
      complain(error)
    }
    lookLater(since)
  }

  function lookLater(since: Date): void {
    if (!isStopped) callOff = clock.wait(LOOK_MS, () => void look(since))
  }

  return {
    start: () => lookLater(clock.now()),
    stop() {
      isStopped = true
      callOff()
    },
  }
}
