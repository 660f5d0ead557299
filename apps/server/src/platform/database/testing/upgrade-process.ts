import { join } from 'node:path'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import { prepareCluster } from '../cluster.ts'
import { prepareDataDir } from '../data-dir.ts'
import { findDatabaseUser } from '../database-user.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { connectDatabase } from '../open-database.ts'
import { findPostgresPrograms, storePrograms } from '../postgres-programs.ts'
import { type EmbeddedPostgres, runCluster } from '../run-cluster.ts'
import { hashTables } from './hash-tables.ts'
import { NOON } from './templates.ts'

/** A data folder as left by an earlier Foyer with the PostgreSQL of this package. */
async function startEarlierPostgres(dataDir: string, installed: string): Promise<EmbeddedPostgres> {
  const user = findDatabaseUser()
  await prepareDataDir(dataDir, user)
  const programs = await findPostgresPrograms(dataDir, user, installed)
  await storePrograms(dataDir, installed)
  const made = await prepareCluster(dataDir, programs, user)
  const postgres = await runCluster({ dataDir, user, programs, settings: {}, ...made })
  await migrate(postgres.url, migrations)
  const db = connectDatabase(postgres.url, { name: 'test', size: 1 })
  await seedDemo(db, () => new Date(NOON), testKeySecret)
  await db.close()
  return postgres
}

// Prints the content of each table: as an earlier PostgreSQL leaves it if a package is given,
// otherwise as ours finds it.
const [, , dataDir = '', installed] = process.argv
const postgres = await (installed ? startEarlierPostgres(dataDir, join(installed)) : startEmbeddedPostgres(dataDir))
process.stdout.write(`${JSON.stringify(await hashTables(postgres.url))}\n`)
await postgres.stop()
