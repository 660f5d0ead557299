import { type Kysely, sql } from 'kysely'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'

/** One row per caller, in their order; locks them until the transaction ends. */
export const lockFailedTries = statement<
  { tries: number; age: number | null },
  [kind: string, callers: string[], minutes: number]
>('select tries, age from failed_tries_of($1, $2, $3)')

/**
 * Old ones are deleted gradually; those that another transaction is deleting are skipped. Attempts
 * at a reservation's secrets, which name no caller, are counted for longer.
 */
export const deleteOldFailedTries = `delete from failed_tries where ctid = any(array(
    select ctid from failed_tries where at < clock_timestamp() - interval '1 day'
      and (kind <> 'reservationSecret' or at < clock_timestamp() - interval '30 days')
    limit 100 for update skip locked))`

export const insertFailedTries = statement<never, [kind: string, callers: string[]]>(`
  with gone as (${deleteOldFailedTries})
  insert into failed_tries (kind, caller) select $1, unnest($2::text[])`)

export async function deleteFailedTries(db: Kysely<Tables>, kind: string, caller: string): Promise<void> {
  await db.deleteFrom('failed_tries').where('kind', '=', kind).where('caller', '=', caller).execute()
}

export async function deleteNewestFailedTry(db: Kysely<Tables>, kind: string, caller: string): Promise<void> {
  await sql`delete from failed_tries where ctid in (
      select ctid from failed_tries where kind = ${kind} and caller = ${caller} order by at desc limit 1)`.execute(db)
}
