import type { JobFailure, JobName } from '@foyer/domain/jobs/job.ts'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'
import { getLeaseSeconds, type Job } from './job.ts'
import { getLateAfter, getMaxWait } from './schedule.ts'

/** The jobs that this version knows; rows of other versions' jobs are left alone. */
export type KnownJobs = Readonly<Partial<Record<JobName, Job>>>

export interface JobKey {
  readonly name: JobName
  /** Null for a job of the whole server. */
  readonly hotelId: number | null
}

/** One run, with the fence that proves it is the current one. */
export interface Claim extends JobKey {
  readonly fence: number
  readonly leaseSeconds: number
  /** Failures in a row before this run. */
  readonly failures: number
  /** The previous run's process died before it ended. */
  readonly wasAbandoned: boolean
  readonly wasAsked: boolean
  readonly lastResult: 'done' | 'failed' | null
}

type Db = Kysely<Tables>

const toRows = (jobs: KnownJobs) =>
  JSON.stringify(
    Object.entries(jobs).map(([name, job]) => ({
      name,
      of: job.of,
      lease: getLeaseSeconds(job),
      late: getLateAfter(job.schedule),
      wait: getMaxWait(job.schedule),
    })),
  )

const knownJobsSql = (jobs: KnownJobs) =>
  sql`jsonb_to_recordset(${toRows(jobs)}::jsonb) as known(name text, "of" text, lease int, late int, wait int)`

const isJobSql = ({ name, hotelId }: JobKey) =>
  sql<SqlBool>`jobs.name = ${name} and jobs.of_hotel is not distinct from ${hotelId}`

/** True while the lease is ours: not ended, and not taken over. */
const isHeldBySql = (claim: Claim) =>
  sql<SqlBool>`${isJobSql(claim)} and fence = ${claim.fence} and leased_until is not null`

const leaseEndSql = ({ leaseSeconds }: Claim) => sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`

/** A new job, or a job at a new hotel, is due at once. */
export async function addMissingJobs(db: Db, jobs: KnownJobs, now: Date): Promise<void> {
  await sql`insert into jobs (name, of_hotel, due_at)
    select missing.name, missing.id, ${now} from (
      select known.name, hotels.id from ${knownJobsSql(jobs)} left join hotels on known.of <> 'server'
      where (known.of = 'server' or hotels.id is not null) and (known.of <> 'demoHotel' or hotels.demo)
      except select name, of_hotel from jobs) missing
    on conflict do nothing`.execute(db)
}

/**
 * Claims the job that has been due longest and isn't running. Leases use the database's clock,
 * because the clocks of processes may differ.
 */
export async function claimJob(db: Db, jobs: KnownJobs, now: Date): Promise<Claim | undefined> {
  const { rows } = await sql<Claim>`
    with due as (
      select jobs.name, jobs.of_hotel, jobs.failures, jobs.asked_by, jobs.leased_until is not null as abandoned, known.lease
      from jobs join ${knownJobsSql(jobs)} on known.name = jobs.name
      where due_at <= ${now} and (leased_until is null or leased_until < clock_timestamp())
      order by due_at limit 1 for update of jobs skip locked)
    update jobs set fence = fence + 1, started_at = ${now}, leased_until = clock_timestamp() + make_interval(secs => due.lease),
      failures = due.failures + due.abandoned::int, failed_runs = failed_runs + due.abandoned::int,
      result = case when due.abandoned then 'failed' else result end,
      failure = case when due.abandoned then 'abandoned' else failure end
    from due where jobs.name = due.name and jobs.of_hotel is not distinct from due.of_hotel
    returning jobs.name, jobs.of_hotel as "hotelId", fence, due.lease as "leaseSeconds", jobs.failures, result as "lastResult",
      due.abandoned as "wasAbandoned", due.asked_by is not null as "wasAsked"`.execute(db)
  return rows[0]
}

/**
 * Renews the lease and locks the row until the transaction ends. Returns false if the lease is
 * lost.
 */
export async function renewLease(tx: Db, claim: Claim): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('jobs')
    .set({ leased_until: leaseEndSql(claim) })
    .where(isHeldBySql(claim))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Outcome {
  readonly begunAt: Date
  readonly endedAt: Date
  /** Absent on success. */
  readonly failure?: JobFailure | undefined
  readonly nextAt: Date
}

/** Returns false if the lease was lost; the new holder records the outcome. */
export async function endRun(db: Db, claim: Claim, outcome: Outcome): Promise<boolean> {
  const { begunAt, endedAt, failure, nextAt } = outcome
  const { numUpdatedRows } = await db
    .updateTable('jobs')
    .set((row) => ({
      leased_until: null,
      due_at: nextAt,
      ended_at: endedAt,
      took_ms: endedAt.getTime() - begunAt.getTime(),
      result: failure ? 'failed' : 'done',
      failure: failure ?? null,
      failures: failure ? row('failures', '+', 1) : 0,
      failed_runs: failure ? row('failed_runs', '+', 1) : row.ref('failed_runs'),
      succeeded_at: failure ? row.ref('succeeded_at') : endedAt,
      asked_by: null,
      told_late: false,
    }))
    .where(isHeldBySql(claim))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Releases an unfinished job without changing when it is due, so that another process can claim it
 * at once.
 */
export async function abandonRun(db: Db, claim: Claim): Promise<void> {
  await db.updateTable('jobs').set({ leased_until: null }).where(isHeldBySql(claim)).execute()
}

/** Returns when the next job that isn't running is due. */
export async function findNextDue(db: Db, jobs: KnownJobs): Promise<Date | undefined> {
  const row = await db
    .selectFrom('jobs')
    .select((jobRow) => jobRow.fn.min('due_at').as('at'))
    .where('name', 'in', Object.keys(jobs))
    .where('leased_until', 'is', null)
    .executeTakeFirst()
  return row?.at ?? undefined
}

/** Returns jobs that are long overdue while the server was up, each once until it has run. */
export async function claimLate(
  db: Db,
  jobs: KnownJobs,
  { now, since }: { now: Date; since: Date },
): Promise<JobKey[]> {
  const { rows } = await sql<JobKey>`update jobs set told_late = true from ${knownJobsSql(jobs)}
    where known.name = jobs.name and not told_late
      and greatest(due_at, ${since}) < ${now}::timestamptz - make_interval(secs => known.late)
    returning jobs.name, of_hotel as "hotelId"`.execute(db)
  return rows
}

/** Jobs that are due later than their schedule allows are due now: a clock was ahead, and is right again. */
export async function bringForward(db: Db, jobs: KnownJobs, now: Date): Promise<void> {
  await sql`update jobs set due_at = ${now} from ${knownJobsSql(jobs)}
    where known.name = jobs.name and leased_until is null
      and due_at > ${now}::timestamptz + make_interval(secs => known.wait)`.execute(db)
}

/** Makes the job due at once. Returns false if it is running. */
export async function requestRun(db: Db, key: JobKey, { now, by }: { now: Date; by: string }): Promise<boolean> {
  const { rows } = await sql`insert into jobs (name, of_hotel, due_at, asked_by)
    values (${key.name}, ${key.hotelId}, ${now}, ${by})
    on conflict (name, of_hotel) do update set due_at = excluded.due_at, asked_by = excluded.asked_by
      where jobs.leased_until is null or jobs.leased_until < clock_timestamp()
    returning name`.execute(db)
  return rows.length > 0
}

/**
 * Makes a hotel's job due at once, or so long after its last start. One that is running or has never
 * run stays as it is.
 */
export async function requestRunSoon(
  db: Db,
  { name, hotelId }: JobKey,
  { now, pauseSeconds }: { now: Date; pauseSeconds: number },
): Promise<void> {
  await sql`update jobs
    set due_at = least(due_at, greatest(${now}::timestamptz, started_at + make_interval(secs => ${pauseSeconds})))
    where name = ${name} and of_hotel = ${hotelId}
      and (leased_until is null or leased_until < clock_timestamp())`.execute(db)
}

export async function countHotels(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('hotels')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Reads the jobs of this hotel and of the whole server. */
export async function readJobs(db: Db, hotelId: number) {
  return db
    .selectFrom('jobs')
    .selectAll()
    .select(sql<boolean>`coalesce(leased_until > clock_timestamp(), false)`.as('is_running'))
    .where((row) => row.or([row('of_hotel', '=', hotelId), row('of_hotel', 'is', null)]))
    .execute()
}

export interface JobMetrics {
  readonly name: JobName
  readonly succeededAt: number
  readonly seconds: number
  readonly failedRuns: number
  readonly late: number
}

/**
 * Per job name, over all hotels. If it has never succeeded at one, the last success is the epoch.
 */
export async function readJobMetrics(db: Db, jobs: KnownJobs, now: Date): Promise<JobMetrics[]> {
  const { rows } = await sql<JobMetrics>`
    select known.name, coalesce(min(coalesce(extract(epoch from succeeded_at), 0)), 0)::float8 as "succeededAt",
      coalesce(max(took_ms), 0)::float8 / 1000 as seconds, coalesce(sum(failed_runs), 0)::float8 as "failedRuns",
      count(*) filter (where due_at < ${now}::timestamptz - make_interval(secs => known.late))::int as late
    from ${knownJobsSql(jobs)} left join jobs on jobs.name = known.name group by known.name`.execute(db)
  return rows
}
