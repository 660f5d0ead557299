import { forLog } from '../platform/log/for-log.ts'
import { addMissingJobs, claimJob, nextDue } from './job.store.ts'
import { lateWatch } from './late-watch.ts'
import { type RunnerDependencies, runClaimed } from './run-claimed.ts'

export interface JobRunner {
  /** From now on, by the clock. */
  start(): void
  /** Runs what is due, and resolves when all of it has ended. */
  runDue(): Promise<void>
  /** Ends what runs at its next step, and waits for it a little. What takes longer leaves a lease that ends by itself. */
  stop(): Promise<void>
}

/** A long one must not keep the short ones waiting; the database's connections are for guests first. */
const AT_ONCE = 3
/** Another process, or somebody at the desk, may have made something due. */
const LOOK_MS = 15_000
/** A server stops within three seconds. */
const STOP_MS = 1_500

/** Runs jobs with any number of processes on one database: each run is held by a lease, and by one process at a time. */
export function jobRunner(dependencies: RunnerDependencies): JobRunner {
  const { db, clock, jobs, changes, log } = dependencies
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
      await runClaimed(dependencies, claim, stopping.signal)
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
