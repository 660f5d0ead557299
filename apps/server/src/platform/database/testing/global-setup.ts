import type { TestProject } from 'vitest/node'
import { layDemo } from '../../../demo/lay-demo.ts'
import { testCodes } from '../../../testing/test-key-secret.ts'
import { embeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { connectDatabase } from '../open-database.ts'
import { databaseAt, withOwnerClient } from './owner-client.ts'
import { NOON, templates } from './templates.ts'
import { temporaryDataDir } from './temporary-data-dir.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's address of the PostgreSQL that all tests of a run share. */
    databaseUrl: string
  }
}

/** Nothing here outlives the run: a database is made and dropped several times as fast, and a connection made twice as fast. */
const forgetful = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A vacuum under way belongs to the cluster's superuser, and a database with one at work cannot be dropped by its owner.
  autovacuum: 'off',
  // Nobody guesses at this password.
  scram_iterations: 1,
}

/** One PostgreSQL for a whole run, with the templates; each test takes a copy of one of them (`freshDatabase`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { dataDir, remove } = await temporaryDataDir()
  const postgres = await embeddedPostgres(dataDir, forgetful)
  await layTemplates(postgres.url)
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await remove()
  }
}

async function layTemplates(url: string): Promise<void> {
  await withOwnerClient(url, (client) => client.query(`create database ${templates.empty}`))
  await migrate(databaseAt(url, templates.empty), migrations)
  await withOwnerClient(url, (client) => client.query(`create database ${templates.demo} template ${templates.empty}`))
  const demo = connectDatabase(databaseAt(url, templates.demo), { name: 'test', size: 1 })
  await layDemo(demo, () => new Date(NOON), testCodes)
  // Nobody may be connected to what is copied.
  await demo.close()
}
