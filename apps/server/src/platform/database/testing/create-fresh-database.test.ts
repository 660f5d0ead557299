import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { ADMINISTRATOR } from '../cluster.ts'
import { createDatabase } from './create-fresh-database.ts'

it('a database is dropped even if an administrator disconnects only then', async () => {
  const { ownerUrl, drop } = await createDatabase()
  const administrator = new pg.Client(Object.assign(new URL(ownerUrl), { username: ADMINISTRATOR }).href)
  await administrator.connect()
  const dropped = drop()
  const left = vi.waitUntil(() => isDropWaiting(administrator), { timeout: 4000 }).finally(() => administrator.end())
  await expect(Promise.all([dropped, left])).resolves.toBeDefined()
})

async function isDropWaiting(administrator: pg.Client): Promise<boolean> {
  const { rowCount } = await administrator.query(
    `select from pg_stat_activity where state = 'active' and query = 'drop database ' || current_database()`,
  )
  return rowCount === 1
}
