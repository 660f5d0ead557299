import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { KnownJobs } from './job.store.ts'
import { SERVER_ZONE } from './job.ts'
import { computeNextRun } from './schedule.ts'
import { type DueTurn, endTurns, listDueTurns } from './turn.store.ts'
import { canBeIdle, hasWork } from './work.store.ts'

interface IdleTurnsDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
}

/** Ended in one statement; more would lock the rows of jobs for longer than others may wait. */
const BATCH = 200

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

  /** If the hotel cannot be read, its jobs run and record why. */
  const listIdle = (hotelId: number, turns: readonly DueTurn[]): Promise<DueTurn[]> =>
    db
      .inHotel(hotelId, async (tx) => {
        const found = await Promise.all(turns.map(({ name }) => hasWork(tx, name)))
        return turns.filter((_, index) => !found[index])
      })
      .catch(() => [])

  async function endAll(turns: readonly DueTurn[], at: Date): Promise<void> {
    const idle = turns.flatMap((turn) => {
      const job = jobs[turn.name]
      return job ? [{ ...turn, nextAt: computeNextRun(job.schedule, at, SERVER_ZONE) }] : []
    })
    if (idle.length > 0) await endTurns(db.directory, idle, at)
  }

  return {
    async end(stopping) {
      const now = clock.now()
      const window = { since: seenUntil, until: now }
      seenUntil = now
      if (names.length === 0 || window.since >= now) return
      const due = await listDueTurns(db.directory, names, window)
      let idle: DueTurn[] = []
      for (const [hotelId, turns] of Map.groupBy(due, (turn) => turn.hotelId)) {
        if (stopping.aborted) return
        idle.push(...(await listIdle(hotelId, turns)))
        if (idle.length >= BATCH) await endAll(idle, now)
        if (idle.length >= BATCH) idle = []
      }
      await endAll(idle, now)
    },
  }
}
