import { readSettings } from '../env/env.ts'
import { defaultDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './open-database.ts'
import { runningPostgres } from './running-postgres.ts'

/** Nothing waits for a command: an import may take long. */
const AN_HOUR_MS = 3_600_000

/** The database that the environment names, for a command, whether or not a server is running. */
export async function configuredDatabase(): Promise<Database> {
  const settings = readSettings(process.env)
  const { preparedStatements, dataDir = defaultDataDir().dataDir } = settings
  const databaseUrl = settings.databaseUrl ?? (await runningPostgres(dataDir))
  const pool = { name: 'command', size: 4, holdMs: AN_HOUR_MS }
  return openDatabase({ databaseUrl, preparedStatements, dataDir, pool })
}
