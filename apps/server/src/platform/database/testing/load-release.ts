import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { ensureAppRole } from '../app-role.ts'
import { toAdministratorUrl } from './administrator-url.ts'
import { withOwnerClient } from './owner-client.ts'
import { ROWS_LINE } from './release-format.ts'

const folder = join(import.meta.dirname, 'releases')

/** The released versions whose data is stored here. */
export const listReleases = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -'.sql'.length))

/** Fills an empty database with the data that this release stored. */
export async function loadRelease(ownerUrl: string, version: string): Promise<void> {
  const text = readFileSync(join(folder, `${version}.sql`), 'utf8')
  const [tables = '', rows = ''] = text.split(`\n${ROWS_LINE}\n`)
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  await ensureAppRole(db).finally(() => db.destroy())
  await withOwnerClient(ownerUrl, (client) => client.query(tables))
  // Without foreign keys and triggers.
  await withOwnerClient(toAdministratorUrl(ownerUrl), (client) =>
    client.query(`set session_replication_role = replica;\n${rows}`),
  )
}
