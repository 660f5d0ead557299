import type { Sites } from '../access/site/sites.ts'
import type { Changes } from '../platform/changes/changes.ts'
import type { Clock } from '../platform/clock/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { forLog } from '../platform/log/for-log.ts'
import { addMissingJobs, type Claim, claimJob, endRun, giveUpRun, type KnownJobs, nextDue } from './job.store.ts'
import { type Job, SERVER_ZONE } from './job.ts'
import { alertHotels, isWorthAnAlert } from './job-alerts.ts'
import { lateWatch } from './late-watch.ts'
import { type RunResult, runOnce } from './run-once.ts'
import { nextRun, retryAt } from './schedule.ts'

export interface JobRunner {
  /** From now on, by the clock. */
  start(): void
  /** Runs what is due, and resolves when all of it has ended. */
  runDue(): Promise<void>
  /** Ends what runs at its next step, and waits for it a little. What takes longer leaves a lease that ends by itself. */
  stop(): Promise<void>
}

interface RunnerParts {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
  readonly sites: Sites
  readonly changes: Changes
  readonly log: { error(what: object, message: string): void }
}

/** A long one must not keep the short ones waiting; the database's connections are for guests first. */
const AT_ONCE = 3
/** Another process, or somebody at the desk, may have made something due. */
const LOOK_MS = 15_000
/** A server stops within three seconds. */
const STOP_MS = 1_500

/** Runs jobs with any number of processes on one database: each run is held by a lease, and by one process at a time. */
export function jobRunner({ db, clock, jobs, sites, changes, log }: RunnerParts): JobRunner {
  const stopping = new AbortController()
  const workers = new Set<Promise<void>>()
  const watch = lateWatch({ db, clock, jobs, changes, complain })
  let isStarted = false
  let callOffLook = () => {}

  function wake(): void {
    if (stopping.signal.aborted || workers.size >= AT_ONCE) return
    const worker = work()
      .catch((error: unknown) => {
        complain(error)
        lookAgain(LOOK_MS)
      })
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    await addMissingJobs(db.directory, jobs, clock.now())
    while (!stopping.signal.aborted) {
      const claim = await claimJob(db.directory, jobs, clock.now())
      if (!claim) break
      // There may be more, for another pair of hands.
      wake()
      await runClaimed(claim)
    }
    const due = await nextDue(db.directory, jobs)
    lookAgain(due ? due.getTime() - clock.now().getTime() : LOOK_MS)
  }

  function lookAgain(ms: number): void {
    if (!isStarted || stopping.signal.aborted) return
    callOffLook()
    callOffLook = clock.wait(Math.min(Math.max(ms, 0), LOOK_MS), wake)
  }

  function complain(error: unknown): void {
    if (!stopping.signal.aborted) log.error({ err: forLog(error) }, 'jobs cannot be looked at')
  }

  async function runClaimed(claim: Claim): Promise<void> {
    const job = jobs[claim.name]
    if (!job) return
    if (claim.wasAbandoned && isWorthAnAlert(claim.failures)) await alertHotels({ db, changes }, claim, 'jobFailing')
    const hotel = claim.hotelId === null ? undefined : await sites.hotel(claim.hotelId)
    const begunAt = clock.now()
    tell(claim, claim.wasAsked)
    const result = await runOnce({ db, clock, job, claim, hotel, stopping: stopping.signal })
    await write(claim, { job, begunAt, timeZone: hotel?.timeZone ?? SERVER_ZONE }, result)
  }

  async function write(
    claim: Claim,
    { job, begunAt, timeZone }: { job: Job; begunAt: Date; timeZone: string },
    result: RunResult,
  ): Promise<void> {
    if (result === 'lost') return
    if (result === 'stopped') return giveUpRun(db.directory, claim)
    const endedAt = clock.now()
    const failures = result === 'done' ? 0 : claim.failures + 1
    const turn = nextRun(job.schedule, begunAt, timeZone)
    const nextAt = failures > 0 ? retryAt(failures, endedAt) : turn < endedAt ? endedAt : turn
    const failure = result === 'done' ? undefined : result.failure
    const isOurs = await endRun(db.directory, claim, { begunAt, endedAt, failure, nextAt })
    if (result !== 'done') {
      const { name, hotelId } = claim
      log.error({ job: name, hotelId, failure, err: forLog(result.error) }, 'a job failed')
      if (isOurs && isWorthAnAlert(failures)) await alertHotels({ db, changes }, claim, 'jobFailing')
    }
    tell(claim, claim.wasAsked || claim.lastResult !== (failure ? 'failed' : 'done'))
  }

  /** Those who watch see the rest within half a minute. */
  function tell({ hotelId }: Claim, isNews: boolean): void {
    if (isNews) changes.tell(hotelId ?? 'everyone', 'jobs')
  }

  return {
    start() {
      isStarted = true
      wake()
      watch.start()
    },
    async runDue() {
      wake()
      while (workers.size > 0) await Promise.all(workers)
    },
    async stop() {
      callOffLook()
      watch.stop()
      stopping.abort(new Error('The server stops.'))
      const { promise: isTime, resolve } = Promise.withResolvers<void>()
      const notAnyMore = clock.wait(STOP_MS, resolve)
      await Promise.race([Promise.all(workers), isTime])
      notAnyMore()
    },
  }
}
