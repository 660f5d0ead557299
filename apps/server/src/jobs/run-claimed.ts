import type { Sites } from '../access/site/sites.ts'
import type { Changes } from '../platform/changes/changes.ts'
import type { Database } from '../platform/database/open-database.ts'
import { toLogged } from '../platform/log/to-logged.ts'
import type { Clock } from '../platform/time/clock.ts'
import { abandonRun, type Claim, endRun, type KnownJobs } from './job.store.ts'
import { type Job, SERVER_ZONE } from './job.ts'
import { alertHotels, isWorthAnAlert } from './job-alerts.ts'
import { type RunResult, runOnce } from './run-once.ts'
import { computeNextRun, computeRetryAt } from './schedule.ts'

export interface RunnerDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly jobs: KnownJobs
  readonly sites: Sites
  readonly changes: Changes
  readonly log: { error(what: object, message: string): void }
}

/** Runs a job that this process has claimed, and records its outcome and when it is due next. */
export async function runClaimed(dependencies: RunnerDependencies, claim: Claim, stopping: AbortSignal): Promise<void> {
  const { db, clock, jobs, sites, changes } = dependencies
  const job = jobs[claim.name]
  if (!job) return
  if (claim.wasAbandoned && isWorthAnAlert(claim.failures)) await alertHotels({ db, changes }, claim, 'jobFailing')
  const hotel = claim.hotelId === null ? undefined : await sites.hotel(claim.hotelId)
  const begunAt = clock.now()
  publishRun(changes, claim, claim.wasAsked)
  const result = await runOnce({ db, clock, job, claim, hotel, stopping })
  await recordResult(dependencies, claim, { job, begunAt, timeZone: hotel?.timeZone ?? SERVER_ZONE }, result)
}

async function recordResult(
  { db, clock, changes, log }: RunnerDependencies,
  claim: Claim,
  { job, begunAt, timeZone }: { job: Job; begunAt: Date; timeZone: string },
  result: RunResult,
): Promise<void> {
  if (result === 'lost') return
  if (result === 'stopped') return abandonRun(db.directory, claim)
  const endedAt = clock.now()
  function computeTurn({ continueInSeconds }: { readonly continueInSeconds: number | undefined }): Date {
    if (continueInSeconds !== undefined) return new Date(endedAt.getTime() + continueInSeconds * 1_000)
    const turn = computeNextRun(job.schedule, begunAt, timeZone)
    return turn < endedAt ? endedAt : turn
  }
  const failed = 'failure' in result ? result : undefined
  const failures = failed ? claim.failures + 1 : 0
  const nextAt = 'failure' in result ? computeRetryAt(failures, endedAt) : computeTurn(result)
  const failure = failed?.failure
  const isOurs = await endRun(db.directory, claim, { begunAt, endedAt, failure, nextAt })
  if (failed) {
    const { name, hotelId } = claim
    log.error({ job: name, hotelId, failure, err: toLogged(failed.error) }, 'a job failed')
    if (isOurs && isWorthAnAlert(failures)) await alertHotels({ db, changes }, claim, 'jobFailing')
  }
  publishRun(changes, claim, claim.wasAsked || claim.lastResult !== (failure ? 'failed' : 'done'))
}

/** Other changes show up within half a minute, when screens poll. */
function publishRun(changes: Changes, { hotelId }: Claim, isNews: boolean): void {
  if (isNews) changes.publish(hotelId ?? 'everyone', 'jobs')
}
