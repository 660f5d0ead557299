import { randomBytes } from 'node:crypto'
import { inject, onTestFinished, TestRunner } from 'vitest'
import { connectDatabase, type Database } from '../open-database.ts'
import { databaseAt, withOwnerClient } from './owner-client.ts'
import { type Template, templates } from './templates.ts'

const POOL_SIZE = 4

export interface FreshDatabase extends Database {
  /** For what only the owner may do. */
  readonly ownerUrl: string
}

/** A migrated database of one's own. Closed and dropped after the test; made in `beforeAll`, by its `close`. */
export async function freshDatabase(template: Template = 'empty'): Promise<FreshDatabase> {
  const { ownerUrl, drop } = await createDatabase(templates[template])
  const database = connectDatabase(ownerUrl, POOL_SIZE)
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
  const server = inject('databaseUrl')
  const name = `test_${randomBytes(8).toString('hex')}`
  await withOwnerClient(server, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    ownerUrl: databaseAt(server, name),
    async drop() {
      await withOwnerClient(server, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
