import { existsSync } from 'node:fs'
import { readSettings } from '../env/env.ts'
import { StartProblem } from '../env/start-problem.ts'
import { clusterFolder } from './cluster.ts'
import { defaultDataDir } from './data-dir.ts'
import { checkDatabaseUrl, inOneSentence } from './database-url.ts'
import { embeddedPostgres } from './embedded-postgres.ts'
import { runningPostgres } from './running-postgres.ts'

/**
 * For a command that may run while a server does: the owner's URL of the database that the
 * environment names. An embedded one is the running server's, or is started for the duration of the
 * work, or created if the work may start from nothing.
 */
export async function withOwnerAddress<T>(
  work: (ownerUrl: string) => Promise<T>,
  { mayBegin }: { mayBegin: boolean },
): Promise<T> {
  const settings = readSettings(process.env)
  const { dataDir = defaultDataDir().dataDir } = settings
  const databaseUrl = settings.databaseUrl ?? (await runningPostgres(dataDir))
  if (databaseUrl) {
    checkDatabaseUrl(databaseUrl)
    return await inOneSentence(databaseUrl, () => work(databaseUrl))
  }
  if (!mayBegin && !existsSync(clusterFolder(dataDir)))
    throw new StartProblem(`There is no database in ${dataDir}; see DATA_DIR.`)
  const embedded = await embeddedPostgres(dataDir)
  try {
    return await work(embedded.url)
  } finally {
    await embedded.stop()
  }
}
