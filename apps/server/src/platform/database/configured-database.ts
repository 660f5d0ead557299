import { readSettings } from '../env/env.ts'
import { defaultDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './open-database.ts'

/** Nobody waits behind a command: an import may take its time. */
const AN_HOUR_MS = 3_600_000

/** The database that the environment names, for a command that works beside the server. */
export function configuredDatabase(): Promise<Database> {
  const { databaseUrl, preparedStatements, dataDir = defaultDataDir().dataDir } = readSettings(process.env)
  const pool = { name: 'command', size: 4, holdMs: AN_HOUR_MS }
  return openDatabase({ databaseUrl, preparedStatements, dataDir, pool })
}
