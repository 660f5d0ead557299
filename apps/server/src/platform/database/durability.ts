import { type Kysely, sql } from 'kysely'
import { StartProblem } from '../env/start-problem.ts'

/** Settings that must be on so that confirmed data survives any crash. */
const mustBeOn = ['fsync', 'full_page_writes', 'synchronous_commit']

interface Setting {
  readonly name: string
  readonly setting: string
}

export async function checkDurability<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Setting>`select name, setting from pg_settings where name = any(${mustBeOn})`.execute(db)
  const off = rows.filter(({ setting }) => setting === 'off').map(({ name }) => name)
  if (off.length === 0) return
  throw new StartProblem(`The database may lose confirmed writes; switch on: ${off.sort().join(', ')}`)
}
