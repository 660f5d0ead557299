import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { CallLimit } from './count-for-all.ts'

/** Parts of a window that are counted by themselves. The oldest counts until all of it is over. */
const SLOTS = 10

/**
 * Counts a call unless it would be one too many. Returns how many are left, or undefined. The row is
 * locked by the statement, so that no two processes take the last one.
 */
export async function countCall(
  db: Kysely<Tables>,
  key: string,
  { max, windowMs }: CallLimit,
  now: number,
): Promise<number | undefined> {
  const slot = Math.floor((now / windowMs) * SLOTS)
  const isRecent = sql`slot::bigint >= ${slot - SLOTS}`
  const { rows } = await sql<{ calls: number }>`
    insert into outgoing_calls as known (key, slots) values (${key}, jsonb_build_object(${String(slot)}::text, 1))
    on conflict (key) do update set
      counted_at = clock_timestamp(),
      slots = (select coalesce(jsonb_object_agg(slot, calls), '{}') from jsonb_each(known.slots) as old (slot, calls)
          where ${isRecent})
        || jsonb_build_object(${String(slot)}::text, coalesce((known.slots->>${String(slot)}::text)::int, 0) + 1)
      where (select coalesce(sum(calls::int), 0) from jsonb_each_text(known.slots) as old (slot, calls)
        where ${isRecent}) < ${max}
    returning (select sum(calls::int)::int from jsonb_each_text(known.slots) as old (slot, calls)) as calls`.execute(db)
  const [counted] = rows
  return counted && max - counted.calls
}

/** Deletes the counts of systems that were not called for a day. */
export async function deleteOldCounts(db: Kysely<Tables>): Promise<void> {
  await sql`delete from outgoing_calls where counted_at < clock_timestamp() - interval '1 day'`.execute(db)
}
