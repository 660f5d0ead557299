import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished, TestRunner } from 'vitest'
import { connectDatabase, type Database } from '../open-database.ts'
import { toDatabaseUrl } from './owner-client.ts'
import { TEST_DATABASE, type Template, templates } from './templates.ts'

export const testPool = { name: 'test', size: 4 }

/**
 * A connection that only a superuser may end: an administrator's, or PostgreSQL's own while it
 * cleans up. A drop without force waits for it.
 */
const NOT_THE_OWNERS = '42501'

export interface FreshDatabase extends Database {
  /** For what only the owner may do. */
  readonly ownerUrl: string
}

/**
 * A separate migrated database. Closed and dropped after the test; if created in `beforeAll`, by
 * its `close`.
 */
export async function createFreshDatabase(template: Template = 'empty'): Promise<FreshDatabase> {
  const { ownerUrl, drop } = await createDatabase(templates[template])
  const database = connectDatabase(ownerUrl, testPool)
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= database.close().then(drop)
    return closed
  }
  if (TestRunner.getCurrentTest()) onTestFinished(close)
  return { ...database, ownerUrl, close }
}

/** An empty database without any table, or a copy of another one. */
export async function createDatabase(template = 'template1'): Promise<{ ownerUrl: string; drop: () => Promise<void> }> {
  const name = `${TEST_DATABASE}${randomBytes(8).toString('hex')}`
  const owner = getOwnerPool()
  await owner.query(`create database ${name} template ${template} strategy file_copy`)
  return {
    ownerUrl: toDatabaseUrl(inject('databaseUrl'), name),
    async drop() {
      const isRefused = await owner.query(`drop database ${name} with (force)`).then(
        () => false,
        (error) => error.code === NOT_THE_OWNERS || Promise.reject(error),
      )
      if (isRefused) await owner.query(`drop database ${name}`)
    },
  }
}

let pool: pg.Pool | undefined

/**
 * One connection for everything that this process creates and drops; it doesn't prevent the process
 * from exiting.
 */
function getOwnerPool(): pg.Pool {
  if (pool) return pool
  pool = new pg.Pool({ connectionString: inject('databaseUrl'), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  pool.on('error', () => {})
  return pool
}
