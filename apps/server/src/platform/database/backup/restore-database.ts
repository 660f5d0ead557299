import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import type { Migration } from 'kysely/migration'
import pg from 'pg'
import { StartProblem } from '../../env/start-problem.ts'
import { isLockConflict } from '../lock-conflict.ts'
import { migrations as ours } from '../migrations/all.ts'
import type { ArchiveLine } from './archive-line.ts'
import { loadBackup, type RowCounts } from './load-backup.ts'

interface RestoreOptions {
  readonly lines: () => AsyncIterable<ArchiveLine>
  /** Whether existing data may be overwritten. */
  readonly replace: boolean
  /** If absent, the migrations of this version. */
  readonly migrations?: Record<string, Migration>
}

/** Running servers may hold table locks that deadlock with each other or with us. */
const ATTEMPTS = 10
const LOCK_MS = 3_000

/** Replaces the database with the backup. Running servers wait meanwhile, and then restart. */
export async function restoreDatabase(ownerUrl: string, restore: RestoreOptions): Promise<RowCounts> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, application_name: 'restore' })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    for (let attempt = 1; ; attempt++) {
      const counts = await db.transaction().execute((tx) => tryRestore(tx, restore, attempt))
      if (counts !== 'busy') return counts
    }
  } finally {
    await db.destroy()
  }
}

async function tryRestore(
  tx: Transaction<unknown>,
  { lines, replace, migrations = ours }: RestoreOptions,
  attempt: number,
): Promise<RowCounts | 'busy'> {
  const hotels = await countHotels(tx)
  if (hotels > 0 && !replace) {
    const theirs = hotels === 1 ? 'a hotel' : `${hotels} hotels`
    throw new StartProblem(`The database holds ${theirs} already; use --replace to replace them with the backup.`)
  }
  if (!(await tryLockTables(tx))) {
    if (attempt < ATTEMPTS) return 'busy'
    throw new StartProblem('The database is in constant use; stop the servers, then restore again.')
  }
  return loadBackup(tx, lines(), migrations)
}

async function countHotels(tx: Transaction<unknown>): Promise<number> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('public.hotels') is not null as there`.execute(tx)
  if (!rows[0]?.there) return 0
  const { rows: counted } = await sql<{ hotels: number }>`select count(*)::int as hotels from public.hotels`.execute(tx)
  return counted[0]?.hotels ?? 0
}

/**
 * Terminates Foyer's other sessions and locks all tables. Returns false if the locks were not
 * acquired in time.
 */
async function tryLockTables(tx: Transaction<unknown>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`.execute(tx)
  if (rows.length === 0) return true
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and usename = current_user
      and application_name like 'foyer %' and application_name <> 'foyer listener'`.execute(tx)
  try {
    await sql`savepoint before_lock`.execute(tx)
    await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx)
    await sql`lock table ${sql.join(rows.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(tx)
    return true
  } catch (error) {
    if (!isLockConflict(error)) throw error
    await sql`rollback to savepoint before_lock`.execute(tx)
    return false
  }
}
