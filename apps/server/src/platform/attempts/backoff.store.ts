import { type Kysely, type RawBuilder, sql } from 'kysely'
import { statement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'

/** One row per caller, in their order; locks them until the transaction ends. */
export const lockFailedTries = statement<
  { tries: number; age: number | null },
  [kind: string, callers: string[], minutes: number]
>('select tries, age from failed_tries_of($1, $2, $3)')

export const insertFailedTries = statement<never, [kinds: readonly string[], callers: readonly string[]]>(`
  insert into failed_tries (kind, caller) select tried.kind, tried.caller
  from unnest($1::text[], $2::text[]) as tried (kind, caller)`)

/** More are left for the next run. */
const MAX_DELETED = 100_000

/** Attempts at a reservation's secrets, which name no caller, are counted for longer. */
export async function deleteOldFailedTries(tx: Kysely<Tables>): Promise<void> {
  const old = (kind: RawBuilder<unknown>, days: number) => sql`array(
    select ctid from failed_tries where ${kind} and at < now() - make_interval(days => ${days})
    order by at limit ${MAX_DELETED} for update skip locked)`
  await sql`delete from failed_tries
    where ctid = any(${old(sql`kind <> 'reservationSecret'`, 1)} || ${old(sql`kind = 'reservationSecret'`, 30)})`.execute(
    tx,
  )
}

export async function deleteFailedTries(db: Kysely<Tables>, kind: string, caller: string): Promise<void> {
  await db.deleteFrom('failed_tries').where('kind', '=', kind).where('caller', '=', caller).execute()
}

export async function deleteNewestFailedTry(db: Kysely<Tables>, kind: string, caller: string): Promise<void> {
  await sql`delete from failed_tries where ctid in (
      select ctid from failed_tries where kind = ${kind} and caller = ${caller} order by at desc limit 1)`.execute(db)
}
