import { existsSync } from 'node:fs'
import { readSettings, type Settings } from '../env/env.ts'
import { StartProblem } from '../env/start-problem.ts'
import { getClusterFolder } from './cluster.ts'
import { defaultDataDir } from './data-dir.ts'
import { checkDatabaseUrl, withReadableErrors } from './database-url.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findRunningPostgres } from './running-postgres.ts'

/**
 * For a command that may run while a server does: the owner's URL of the database that the
 * environment names. An embedded one is the running server's, or is started for the duration of the
 * work, or created if the work may start from nothing.
 */
export async function withOwnerAddress<T>(
  work: (ownerUrl: string) => Promise<T>,
  { mayBegin, settings = readSettings(process.env) }: { mayBegin: boolean; settings?: Settings },
): Promise<T> {
  const { dataDir = defaultDataDir().dataDir } = settings
  const databaseUrl = settings.databaseUrl ?? (await findRunningPostgres(dataDir))
  if (databaseUrl) {
    checkDatabaseUrl(databaseUrl)
    return await withReadableErrors(databaseUrl, () => work(databaseUrl))
  }
  if (!mayBegin && !existsSync(getClusterFolder(dataDir)))
    throw new StartProblem(`There is no database in ${dataDir}; see DATA_DIR.`)
  const embedded = await startEmbeddedPostgres(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}
