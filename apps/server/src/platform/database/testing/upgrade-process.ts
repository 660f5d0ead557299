import { join } from 'node:path'
import { layDemo } from '../../../demo/lay-demo.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import { cluster } from '../cluster.ts'
import { prepareDataDir } from '../data-dir.ts'
import { databaseUser } from '../database-user.ts'
import { embeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { connectDatabase } from '../open-database.ts'
import { keepPrograms, postgresPrograms } from '../postgres-programs.ts'
import { type EmbeddedPostgres, runCluster } from '../run-cluster.ts'
import { tableHashes } from './table-hashes.ts'
import { NOON } from './templates.ts'

/** A data folder as left by an earlier Foyer with the PostgreSQL of this package. */
async function earlier(dataDir: string, installed: string): Promise<EmbeddedPostgres> {
  const user = databaseUser()
  await prepareDataDir(dataDir, user)
  const programs = await postgresPrograms(dataDir, user, installed)
  await keepPrograms(dataDir, installed)
  const made = await cluster(dataDir, programs, user)
  const postgres = await runCluster({ dataDir, user, programs, settings: {}, ...made })
  await migrate(postgres.url, migrations)
  const db = connectDatabase(postgres.url, { name: 'test', size: 1 })
  await layDemo(db, () => new Date(NOON), testKeySecret)
  await db.close()
  return postgres
}

// Prints the content of each table: as an earlier PostgreSQL leaves it if a package is given,
// otherwise as ours finds it.
const [, , dataDir = '', installed] = process.argv
const postgres = await (installed ? earlier(dataDir, join(installed)) : embeddedPostgres(dataDir))
process.stdout.write(`${JSON.stringify(await tableHashes(postgres.url))}\n`)
await postgres.stop()
