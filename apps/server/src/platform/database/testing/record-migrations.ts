import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ensureAppRole } from '../app-role.ts'
import { applyMigrations } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'

/**
 * Migrates an empty database and returns the statements that changed it. The application's role is
 * none of them, because it belongs to the whole cluster.
 */
export async function recordMigrations(ownerUrl: string): Promise<string[]> {
  const statements: string[] = []
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool }),
    log({ query: { sql, parameters } }) {
      if (!/^\s*select\b/i.test(sql)) statements.push(`${inlineParameters(sql, parameters).trim().replace(/;$/, '')};`)
    },
  })
  try {
    await ensureAppRole(db)
    statements.length = 0
    await applyMigrations(db, migrations)
    return statements
  } finally {
    await db.destroy()
  }
}

const inlineParameters = (sql: string, parameters: readonly unknown[]) =>
  parameters.length === 0 ? sql : sql.replaceAll(/\$(\d+)/g, (_, number) => toLiteral(parameters[Number(number) - 1]))

const toLiteral = (value: unknown) =>
  pg.escapeLiteral(value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value))
