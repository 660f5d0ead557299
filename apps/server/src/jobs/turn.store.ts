import type { JobName } from '@foyer/domain/jobs/job.ts'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

/** A turn of a hotel's job that is due and has no lease. */
export interface DueTurn {
  readonly name: JobName
  readonly hotelId: number
  /** Of the last run; another run since makes this turn void. */
  readonly fence: number
}

/**
 * Turns that became due between these moments, by hotel. Runs that were requested, and jobs whose last
 * run failed, are left out.
 */
export async function listDueTurns(
  db: Kysely<Tables>,
  names: readonly JobName[],
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<DueTurn[]> {
  const { rows } = await sql<DueTurn>`select name, of_hotel as "hotelId", fence from jobs
    where due_at > ${since} and due_at <= ${until} and name = any(${[...names]}::text[]) and of_hotel is not null
      and leased_until is null and asked_by is null and result = 'done'
    order by of_hotel, name`.execute(db)
  return rows
}

/**
 * Records these turns as done, unless a run has begun or was requested since. Rows that another process
 * changes are skipped, so that none waits for another.
 */
export async function endTurns(
  db: Kysely<Tables>,
  turns: readonly (DueTurn & { readonly nextAt: Date })[],
  at: Date,
): Promise<void> {
  await sql`with idle as (
      select jobs.name, jobs.of_hotel, said."nextAt" from jobs
      join jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as said(name text, "hotelId" int, fence int, "nextAt" timestamptz)
        on said.name = jobs.name and said."hotelId" = jobs.of_hotel and said.fence = jobs.fence
      where jobs.leased_until is null and jobs.asked_by is null and jobs.due_at <= ${at}
      for update of jobs skip locked)
    update jobs set fence = jobs.fence + 1, started_at = ${at}, ended_at = ${at}, succeeded_at = ${at}, took_ms = 0,
      due_at = idle."nextAt", told_late = false
    from idle where jobs.name = idle.name and jobs.of_hotel = idle.of_hotel`.execute(db)
}
