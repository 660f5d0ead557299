import { setTimeout as delay } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { StartProblem } from '../env/start-problem.ts'
import { toLogged } from '../log/to-logged.ts'
import { ensureAppRole } from './app-role.ts'
import { isConnectionLoss } from './connection-loss.ts'
import { isLockConflict } from './lock-conflict.ts'
import { withAllRows } from './with-all-rows.ts'

/** Separate from the product's tables, because the application's role has no access here. */
export const MIGRATION_SCHEMA = 'foyer_migrations'

/** The table with the names of the applied migrations. */
export const MIGRATION_NAMES = `${MIGRATION_SCHEMA}.${DEFAULT_MIGRATION_TABLE}`

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Older servers may be serving guests. They wait for at most this long behind us while we wait for
 * one of them, and a deadlock with them ends us first: we have waited for longer.
 */
const LOCK_TIMEOUT_MS = 3_000
const ATTEMPTS = 60
const RETRY_DELAY_MS = 500

/** An arbitrary advisory lock number that nothing else uses in this database. */
const MIGRATION_LOCK = 4_627_310_885

/**
 * Migrates the database to the newest version, as its owner. Safe when several processes start at
 * once: one migrates, the others wait and find it done.
 */
export async function migrate(ownerUrl: string, migrations: Record<string, Migration>): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await db.connection().execute(async (connection) => {
      // The Migrator locks only after it has created its own tables, and doesn't know our role.
      // Released with the connection.
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(connection)
      await ensureAppRole(connection)
      await assertReadable(connection, migrations)
      await applyBesideOthers(connection, migrations)
    })
  } finally {
    await db.destroy()
  }
}

async function applyBesideOthers(db: Kysely<unknown>, migrations: Record<string, Migration>): Promise<void> {
  await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyMigrations(db, migrations)
    } catch (error) {
      if (!isLockConflict(error) || attempt === ATTEMPTS) throw error
      await delay(RETRY_DELAY_MS)
    }
  }
}

/** Runs on a connection that migrates the database exclusively, or in its transaction. */
export async function applyMigrations<Schema>(
  db: Kysely<Schema>,
  migrations: Record<string, Migration>,
): Promise<void> {
  const { error, results = [] } = await new Migrator({
    db,
    provider: { getMigrations: async () => withAllRows(migrations) },
    migrationTableSchema: MIGRATION_SCHEMA,
  }).migrateToLatest()
  if (!error) return
  const failed = results.find(({ status }) => status === 'Error')
  if (!failed || error instanceof StartProblem || isConnectionLoss(error)) throw error
  // Without values: a row that doesn't fit may be a guest's.
  const { message } = toLogged(error)
  throw new StartProblem(
    `The database could not be upgraded: migration ${failed.migrationName} failed (${message}); the data is unchanged.`,
    { cause: error },
  )
}

/** Throws for data of an unreleased version, and for data that a later version has changed. */
async function assertReadable(db: Kysely<unknown>, migrations: Record<string, Migration>): Promise<void> {
  const table = sql.lit(MIGRATION_NAMES)
  const { rows: known } = await sql<{
    isThere: boolean
  }>`select to_regclass(${table}) is not null as "isThere"`.execute(db)
  if (!known[0]?.isThere) return
  const names = sql.id(MIGRATION_SCHEMA, DEFAULT_MIGRATION_TABLE)
  const { rows } = await sql<{ name: string }>`select name from ${names} order by name`.execute(db)
  const applied = rows.map(({ name }) => name)
  if (isUnreleased(applied, migrations))
    throw new StartProblem(
      'This data was made by an unreleased version of Foyer and cannot be opened; use a new data folder or database.',
    )
  const unknown = applied.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length === 0) return
  throw new StartProblem(
    `The data comes from a newer Foyer (${unknown.at(-1)}); start that version, or restore an earlier backup.`,
  )
}

/**
 * Whether tables were created without our first migration. Before the first release there were
 * other ones.
 */
export function isUnreleased(applied: readonly string[], migrations: Record<string, Migration>): boolean {
  const [first] = Object.keys(migrations).toSorted()
  return applied.length > 0 && first !== undefined && !applied.includes(first)
}
