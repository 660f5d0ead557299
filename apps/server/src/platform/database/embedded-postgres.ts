import { prepareCluster } from './cluster.ts'
import { prepareDataDir } from './data-dir.ts'
import { findDatabaseUser } from './database-user.ts'
import { acquireFolder } from './folder-owner.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { type EmbeddedPostgres, runCluster, type Settings } from './run-cluster.ts'
import { upgradeCluster } from './upgrade/upgrade-cluster.ts'

/**
 * Set explicitly, because a confirmed row has to survive a crash whatever a configuration file
 * says.
 */
const durable = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

/**
 * Runs our own PostgreSQL in this folder. It is restarted if it dies, and stopped cleanly with us.
 */
export async function startEmbeddedPostgres(dataDir: string, settings: Settings = durable): Promise<EmbeddedPostgres> {
  const user = findDatabaseUser()
  await prepareDataDir(dataDir, user)
  const release = await acquireFolder(dataDir)
  try {
    const programs = await findPostgresPrograms(dataDir, user)
    const ground = { dataDir, user, programs, settings }
    await upgradeCluster(ground)
    const running = await runCluster({ ...ground, ...(await prepareCluster(dataDir, programs, user)) })
    return {
      url: running.url,
      async stop() {
        await running.stop()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}
