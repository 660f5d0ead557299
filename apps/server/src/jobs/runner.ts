import { toLogged } from '../platform/log/to-logged.ts'
import { createIdleTurns } from './idle-turns.ts'
import { addMissingJobs, claimJob, findNextDue } from './job.store.ts'
import { createLateWatch } from './late-watch.ts'
import { type RunnerDependencies, runClaimed } from './run-claimed.ts'

export interface JobRunner {
  /** Starts running jobs on schedule. */
  start(): void
  /** Runs what is due, and resolves when all of it has ended. */
  runDue(): Promise<void>
  /** Ends runs at their next step and waits briefly. Longer ones leave a lease that expires. */
  stop(): Promise<void>
}

/** Long jobs must not delay short ones, but database connections are for guests first. */
const MAX_CONCURRENT = 3
/** Another process or a staff member may have made a job due. */
const POLL_INTERVAL_MS = 15_000
/** A server must stop within three seconds. */
const STOP_TIMEOUT_MS = 1_500

/**
 * Runs jobs with any number of processes on one database: a lease makes sure that one process at a
 * time has each run.
 */
export function createJobRunner(dependencies: RunnerDependencies): JobRunner {
  const { db, clock, jobs, changes, log } = dependencies
  const stopping = new AbortController()
  const workers = new Set<Promise<void>>()
  const idleTurns = createIdleTurns({ db, clock, jobs })
  const watch = createLateWatch({ db, clock, jobs, changes, reportError: complain })
  let isStarted = false
  let hotelsReadAt = Number.NEGATIVE_INFINITY
  let callOffLook = () => {}

  function wake(): void {
    if (stopping.signal.aborted || workers.size >= MAX_CONCURRENT) return
    const worker = work()
      .catch((error: unknown) => {
        complain(error)
        lookAgain(POLL_INTERVAL_MS)
      })
      .finally(() => workers.delete(worker))
    workers.add(worker)
  }

  async function work(): Promise<void> {
    await addJobsOfNewHotels()
    while (!stopping.signal.aborted) {
      await idleTurns.end(stopping.signal)
      const claim = await claimJob(db.directory, jobs, clock.now())
      if (!claim) break
      // There may be more jobs for another worker.
      wake()
      await runClaimed(dependencies, claim, stopping.signal)
    }
    const due = await findNextDue(db.directory, jobs)
    lookAgain(due ? due.getTime() - clock.now().getTime() : POLL_INTERVAL_MS)
  }

  /** Compares all hotels with all jobs, which most turns do not need. */
  async function addJobsOfNewHotels(): Promise<void> {
    const at = clock.now().getTime()
    // The clock may have been set back.
    if (Math.abs(at - hotelsReadAt) < POLL_INTERVAL_MS) return
    await addMissingJobs(db.directory, jobs, clock.now())
    hotelsReadAt = at
  }

  function lookAgain(ms: number): void {
    if (!isStarted || stopping.signal.aborted) return
    callOffLook()
    callOffLook = clock.wait(Math.min(Math.max(ms, 0), POLL_INTERVAL_MS), wake)
  }

  function complain(error: unknown): void {
    if (!stopping.signal.aborted) log.error({ err: toLogged(error) }, 'jobs cannot be looked at')
  }

  return {
    start() {
      isStarted = true
      wake()
      watch.start()
    },
    async runDue() {
      hotelsReadAt = Number.NEGATIVE_INFINITY
      wake()
      while (workers.size > 0) await Promise.all(workers)
    },
    async stop() {
      callOffLook()
      watch.stop()
      stopping.abort(new Error('The server stops.'))
      const { promise: isTime, resolve } = Promise.withResolvers<void>()
      const notAnyMore = clock.wait(STOP_TIMEOUT_MS, resolve)
      await Promise.race([Promise.all(workers), isTime])
      notAnyMore()
    },
  }
}
