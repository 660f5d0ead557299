import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { demoAccounts } from '../../../demo/demo-accounts.ts'
import { demoStaff } from '../../../demo/demo-staff.ts'
import { seedDemo } from '../../../demo/seed-demo.ts'
import { testKeySecret } from '../../../testing/test-key-secret.ts'
import { createPasswords } from '../../secrets/password-hash.ts'
import { quickCost } from '../../secrets/testing/quick-cost.ts'
import { ADMINISTRATOR, getClusterFolder } from '../cluster.ts'
import { startEmbeddedPostgres } from '../embedded-postgres.ts'
import { connectDatabase, type Database } from '../open-database.ts'
import { DATABASE, OWNER } from '../run-cluster.ts'
import { createTemporaryDataDir } from './create-temporary-data-dir.ts'
import { toDatabaseUrl, withOwnerClient } from './owner-client.ts'
import { copyCluster, prepareCluster } from './prepared-cluster.ts'
import { NOON, TEST_DATABASE, templates } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The owner's URL of the PostgreSQL that all tests of a run share. */
    databaseUrl: string
    /** A data folder with a stopped cluster to copy. */
    preparedDataDir: string
  }
}

/**
 * Nothing here outlives the run: without durability a database is created and dropped several times
 * as fast, and a connection made twice as fast.
 */
const volatileSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // A running vacuum belongs to the cluster's superuser, and its owner can't drop a database with
  // one in progress.
  autovacuum: 'off',
  // A worker costs more to start than it could save here.
  max_parallel_workers_per_gather: 0,
  // Nothing attacks this password.
  scram_iterations: 1,
}

/**
 * One PostgreSQL for a whole run, with the templates; each test uses a copy of one of them
 * (`createFreshDatabase`).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const prepared = await createTemporaryDataDir()
  await prepareCluster(prepared.dataDir)
  project.provide('preparedDataDir', prepared.dataDir)
  const { dataDir, remove } = await createTemporaryDataDir()
  copyCluster(prepared.dataDir, dataDir)
  const postgres = await startEmbeddedPostgres(dataDir, volatileSettings)
  await createTemplates(postgres.url)
  await allowTestDatabases(dataDir, postgres.url)
  project.provide('databaseUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await remove()
    await prepared.remove()
  }
}

async function createTemplates(url: string): Promise<void> {
  await withOwnerClient(administratorOf(url), (client) =>
    client.query(`create database ${templates.empty} owner ${OWNER} template ${DATABASE}`),
  )
  await withOwnerClient(url, (client) => client.query(`create database ${templates.demo} template ${templates.empty}`))
  const demo = connectDatabase(toDatabaseUrl(url, templates.demo), { name: 'test', size: 1 })
  await seedDemo(demo, () => new Date(NOON), testKeySecret)
  await rehashDemoPasswords(demo)
  // A database can only be copied while it has no connections.
  await demo.close()
}

/**
 * The owner, who isn't an administrator, needs no password for test databases: every test connects
 * a few times, and each password check took as long as a call. Every other database requires it.
 */
async function allowTestDatabases(dataDir: string, url: string): Promise<void> {
  const rules = join(getClusterFolder(dataDir), 'pg_hba.conf')
  const unasked = ['local', 'host'].map(
    (way) => `${way} "/^${TEST_DATABASE}" ${OWNER} ${way === 'host' ? '127.0.0.1/32 ' : ''}trust\n`,
  )
  await writeFile(rules, unasked.join('') + (await readFile(rules, 'utf8')))
  await withOwnerClient(administratorOf(url), (client) => client.query('select pg_reload_conf()'))
}

/**
 * Connects to another database than the product's, which can only be copied while it has no
 * connections.
 */
function administratorOf(url: string): string {
  const administrator = new URL(toDatabaseUrl(url, ADMINISTRATOR))
  administrator.username = ADMINISTRATOR
  return administrator.href
}

/** Stores the demo's passwords as hashed by a test server. */
async function rehashDemoPasswords(demo: Database): Promise<void> {
  const { hash } = createPasswords(quickCost)
  for (const { email, password } of demoStaff) {
    const kept = { password_hash: await hash(password) }
    await demo.directory.updateTable('staff_members').set(kept).where('email', '=', email).execute()
  }
  for (const { email, password } of demoAccounts) {
    const kept = { password_hash: await hash(password) }
    await demo.inHotel(1, (tx) => tx.updateTable('accounts').set(kept).where('email', '=', email).execute())
  }
}
