import type { TestProject } from 'vitest/node'
import { demoAccounts } from '../../../demo/demo-accounts.ts'
import { demoStaff } from '../../../demo/demo-staff.ts'
import { layDemo } from '../../../demo/lay-demo.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import { passwords } from '../../password/password-hash.ts'
import { quickCost } from '../../password/testing/quick-cost.ts'
import { embeddedPostgres } from '../embedded-postgres.ts'
import { migrate } from '../migrate.ts'
import { migrations } from '../migrations/all.ts'
import { connectDatabase, type Database } from '../open-database.ts'
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
  await layDemo(demo, () => new Date(NOON), testKeySecret)
  await quickenPasswords(demo)
  // Nobody may be connected to what is copied.
  await demo.close()
}

/** The demo's own passwords, as a server of the tests would have kept them. */
async function quickenPasswords(demo: Database): Promise<void> {
  const { hash } = passwords(quickCost)
  for (const { email, password } of demoStaff) {
    const kept = { password_hash: await hash(password) }
    await demo.directory.updateTable('staff_members').set(kept).where('email', '=', email).execute()
  }
  for (const { email, password } of demoAccounts) {
    const kept = { password_hash: await hash(password) }
    await demo.inHotel(1, (tx) => tx.updateTable('accounts').set(kept).where('email', '=', email).execute())
  }
}
