import { readSettings } from '../env/env.ts'
import { defaultDataDir } from './data-dir.ts'
import { type Database, openDatabase } from './open-database.ts'

/** The database that the environment names, for a command that works beside the server. */
export function configuredDatabase(): Promise<Database> {
  const { databaseUrl, dataDir = defaultDataDir().dataDir } = readSettings(process.env)
  return openDatabase({ databaseUrl, dataDir })
}
