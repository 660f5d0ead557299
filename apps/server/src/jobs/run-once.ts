import type { JobFailure } from '@foyer/domain/jobs/job.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../access/hotel/hotel.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createFencedDatabase, LeaseLost } from './fenced-database.ts'
import type { Claim } from './job.store.ts'
import type { Job } from './job.ts'

/** Done, failed with a reason, `stopped` by the server's shutdown, or `lost` to another process. */
export type RunResult =
  | { readonly continueInSeconds: number | undefined }
  | 'stopped'
  | 'lost'
  | { readonly failure: JobFailure; readonly error: unknown }

interface RunOnceOptions {
  readonly db: Database
  readonly clock: Clock
  readonly job: Job
  readonly claim: Claim
  /** Set for a hotel's job. */
  readonly hotel: Hotel | undefined
  /** Aborted when the server stops. */
  readonly stopping: AbortSignal
}

/** A run without a transaction within its lease is abandoned; anything it still does is fenced. */
export async function runOnce({ db, clock, job, claim, hotel, stopping }: RunOnceOptions): Promise<RunResult> {
  const outOfTime = new AbortController()
  const signal = AbortSignal.any([stopping, outOfTime.signal])
  const { promise: isOver, resolve: endNow } = Promise.withResolvers<RunResult>()
  const limit = () =>
    clock.wait(claim.leaseSeconds * 1_000, () => {
      const error = new Error(`${claim.name} made no step within its lease.`)
      outOfTime.abort(error)
      endNow({ failure: 'outOfTime', error })
    })
  let callOff = limit()
  const onStep = () => {
    callOff()
    if (!outOfTime.signal.aborted) callOff = limit()
  }
  let continueInSeconds: number | undefined
  const run = {
    now: clock.now(),
    db: createFencedDatabase(db, { claim, signal, onStep }),
    continueIn(seconds: number) {
      continueInSeconds = seconds
    },
    signal,
  }
  const work = async (): Promise<RunResult> => {
    try {
      if (job.of === 'server') await job.run(run)
      else if (hotel) await job.run(run, hotel)
      return { continueInSeconds }
    } catch (error) {
      return toRunResult(error, stopping)
    }
  }
  try {
    return await Promise.race([work(), isOver])
  } finally {
    callOff()
  }
}

function toRunResult(error: unknown, stopping: AbortSignal): RunResult {
  if (error instanceof LeaseLost) return 'lost'
  if (stopping.aborted) return 'stopped'
  const isAway = error instanceof Problem && error.code === 'unavailable'
  return { failure: isAway ? 'unavailable' : 'unexpected', error }
}
