import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { KnownJobs } from './job.store.ts'
import { SERVER_ZONE } from './job.ts'
import { computeNextRun } from './schedule.ts'
import { type DueTurn, endTurns, listDueTurns } from './turn.store.ts'
import { canBeIdle, listIdle } from './work.store.ts'

interface IdleTurnsDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
}

/** Looked at in one statement; more would take longer than a stopping server may wait. */
const MAX_LOOKED_AT = 1_000
/** Ended in one statement; more would lock the rows of jobs for longer than others may wait. */
const MAX_ENDED = 200

/**
 * Ends turns that have nothing to do without a run of their own, many in one statement. Every turn is
 * looked at once; those with work stay due and are claimed. Nothing is changed here but the jobs' rows,
 * so that no lease is needed.
 */
export function createIdleTurns({ db, clock, jobs }: IdleTurnsDependencies): {
  end(stopping: AbortSignal): Promise<void>
} {
  const names = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name]?.of === 'hotel' && canBeIdle(name))
  let seenUntil = new Date(0)

  async function endAll(turns: readonly DueTurn[], at: Date): Promise<void> {
    const idle = turns.flatMap((turn) => {
      const job = jobs[turn.name]
      return job ? [{ ...turn, nextAt: computeNextRun(job.schedule, at, SERVER_ZONE) }] : []
    })
    for (const some of splitEvery(idle, MAX_ENDED)) await endTurns(db.directory, some, at)
  }

  return {
    async end(stopping) {
      const now = clock.now()
      // The clock may have been set back.
      const window = { since: seenUntil > now ? new Date(0) : seenUntil, until: now }
      seenUntil = now
      if (names.length === 0 || window.since >= now) return
      const due = await listDueTurns(db.directory, names, window)
      for (const turns of splitEvery(due, MAX_LOOKED_AT)) {
        if (stopping.aborted) return
        // Those that cannot be looked at run, and record why.
        await endAll(await listIdle(db.directory, turns).catch(() => []), now)
      }
    },
  }
}

function* splitEvery<One>(all: readonly One[], count: number): Iterable<readonly One[]> {
  for (let from = 0; from < all.length; from += count) yield all.slice(from, from + count)
}
