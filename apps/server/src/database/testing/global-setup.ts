import type { TestProject } from 'vitest/node'
import { embeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { databaseAt, TEMPLATE, withOwnerClient } from './owner-client.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the PostgreSQL that all tests of a run share. */
    databaseUrl: string
  }
}

/** Nothing here outlives the run, and a database is made and dropped several times as fast. */
const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A vacuum under way belongs to the cluster's superuser, and a database with one at work cannot be dropped by its owner.
  autovacuum: 'off',
}

/** One PostgreSQL for a whole run, with one migrated template; each test takes a copy of that (`freshDatabase`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await temporaryDataDir()
  const postgres = await embeddedPostgres(dataDir, forgetful)
  await withOwnerClient(postgres.url, (client) => client.query(`create database ${TEMPLATE}`))
  await migrate(databaseAt(postgres.url, TEMPLATE), migrations)
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await remove()
  }
}
