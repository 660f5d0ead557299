import { createHash } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

interface Tries {
  readonly kind: 'search' | 'license'
  /** Whom the tries are counted for: an enrolled device, else the address that calls. Kept as a hash. */
  readonly caller: string
}

interface Limit {
  readonly tries: number
  readonly minutes: number
}

/** Failed guesses are counted in the database: for all processes, and over a restart. */
export async function refuseAfter(db: Database, { kind, caller }: Tries, limit: Limit): Promise<void> {
  const { count } = await db.directory
    .selectFrom('failed_tries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('caller', '=', hashed(caller))
    .where('at', '>', sql<Date>`clock_timestamp() - make_interval(mins => ${limit.minutes})`)
    .executeTakeFirstOrThrow()
  if (count >= limit.tries) throw new Problem('tooManyTries', 'too many tries; wait a little')
}

/** Outside the request's transaction, which is rolled back with its failure. */
export async function noteFailure(db: Database, { kind, caller }: Tries): Promise<void> {
  await db.directory
    .deleteFrom('failed_tries')
    .where('at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute()
  await db.directory
    .insertInto('failed_tries')
    .values({ kind, caller: hashed(caller) })
    .execute()
}

function hashed(caller: string): string {
  return createHash('sha256').update(caller).digest('hex')
}
