import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import { ensureAppRole } from './app-role.ts'

/** Away from the product's own tables: the application's role has no business here. */
const MIGRATION_SCHEMA = 'foyer_migrations'

const CONNECT_MS = 10_000

/** Any number that nobody else takes as an advisory lock in this database. */
const PREPARING = 4_627_310_885

/**
 * Brings the database to the newest version, as its owner. Safe when several processes start at once: one prepares,
 * the others wait and find it done.
 */
export async function migrate(ownerUrl: string, migrations: Record<string, Migration>): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await db.connection().execute(async (connection) => {
      // The Migrator locks only after it has made its own tables, and knows nothing of our role. Ends with the connection.
      await sql`select pg_advisory_lock(${sql.lit(PREPARING)})`.execute(connection)
      await ensureAppRole(connection)
      const { error } = await new Migrator({
        db: connection,
        provider: { getMigrations: async () => migrations },
        migrationTableSchema: MIGRATION_SCHEMA,
      }).migrateToLatest()
      if (error) throw error
    })
  } finally {
    await db.destroy()
  }
}
