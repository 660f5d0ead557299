import { readSettings } from '../env/env.ts'
import { defaultDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './open-database.ts'
import { findRunningPostgres } from './running-postgres.ts'

/** Nothing waits for a command: an import may take long. */
const HOUR_MS = 3_600_000

/** The database that the environment names, for a command, whether or not a server is running. */
export async function openConfiguredDatabase(): Promise<Database> {
  const settings = readSettings(process.env)
  const { preparedStatements, dataDir = defaultDataDir().dataDir } = settings
  const databaseUrl = settings.databaseUrl ?? (await findRunningPostgres(dataDir))
  const pool = { name: 'command', size: 4, holdMs: HOUR_MS }
  return openDatabase({ databaseUrl, preparedStatements, dataDir, pool })
}
