import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createFreshDatabase } from '../database/testing/create-fresh-database.ts'
import { countFailures, recordFailure } from './attempts.store.ts'
import { readBackoffStates } from './backoff.ts'

it('counts attempts by an index, however few rows there were when the statement was planned', async () => {
  const db = await createFreshDatabase()
  const key = { kind: 'reservationSecret', caller: 'number' } as const
  const backoffs = ['own', 'network'].map((caller) => ({ caller, freeTries: 1, firstSeconds: 5, mostSeconds: 60 }))
  await db.directory.transaction().execute((tx) => recordFailure(tx, key))
  // Of one row and one page, which is read faster than any index.
  await db.asOwner((owner) => owner.query('analyze failed_tries'))
  await db.directory.transaction().execute(async (tx) => {
    expect(await countFailures(tx, key, [{ tries: 2, minutes: 60 }])).toEqual([1])
    expect(await readBackoffStates(tx, 'search', backoffs)).toEqual([
      { failures: 0, waitSeconds: 0 },
      { failures: 0, waitSeconds: 0 },
    ])
    const { rows } = await sql`select seq_scan::int, idx_scan > 0 as by_index from pg_stat_xact_user_tables
      where relname = 'failed_tries'`.execute(tx)
    expect(rows).toEqual([{ seq_scan: 0, by_index: true }])
  })
})
