import pg from 'pg'
import { onTestFinished } from 'vitest'
import { ADMINISTRATOR } from '../cluster.ts'
import { connectDatabase, type Database } from '../open-database.ts'
import { createDatabase, type FreshDatabase, testPool } from './create-fresh-database.ts'
import { nextTransaction, readTemplateRows, type TemplateRows } from './template-rows.ts'
import { templates } from './templates.ts'
import { type WarmConnections, warmConnections } from './warm-connections.ts'

interface Copy {
  readonly ownerUrl: string
  readonly administrator: pg.Pool
  readonly connections: WarmConnections
  /** The first transaction after its rows matched the template. */
  since: number
  drop(): Promise<void>
}

/** Tests with several servers at once leave more; the rest is dropped. */
const MAX_IDLE = 2
const idle: Copy[] = []
let rows: Promise<TemplateRows> | undefined

/**
 * A database with the demo in it that is returned after the test, and whose rows are restored
 * before the next one. A copy is reused only if nothing but rows can have changed: one that a test
 * has accessed as its owner is dropped, and so is one with a connection still in use.
 */
export async function reusedDatabase(): Promise<FreshDatabase> {
  const copy = (await restoredCopy()) ?? (await newCopy())
  const { ownerUrl } = copy
  let hadOwner = false
  const database = connectDatabase(ownerUrl, testPool, copy.connections)
  const guard = (guarded: Database): Database => ({
    ...guarded,
    asOwner(work) {
      hadOwner = true
      return guarded.asOwner(work)
    },
    beside: (pool) => guard(guarded.beside(pool)),
  })
  let closed: Promise<void> | undefined
  async function giveBack(): Promise<void> {
    await database.close()
    const isUnused = copy.connections.takeBack()
    if (isUnused && !hadOwner && idle.length < MAX_IDLE) idle.push(copy)
    else await endCopy(copy)
  }
  const close = () => {
    closed ??= giveBack()
    return closed
  }
  onTestFinished(close)
  return {
    ...guard(database),
    get ownerUrl() {
      hadOwner = true
      return ownerUrl
    },
    close,
  }
}

async function restoredCopy(): Promise<Copy | undefined> {
  const copy = idle.pop()
  const template = await rows
  if (!copy || !template) return undefined
  copy.since = await template.restore(copy.administrator, copy.since)
  return copy
}

async function newCopy(): Promise<Copy> {
  const { ownerUrl, drop } = await createDatabase(templates.demo)
  const connectionString = Object.assign(new URL(ownerUrl), { username: ADMINISTRATOR }).href
  const administrator = new pg.Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  administrator.on('error', () => {})
  rows ??= readTemplateRows(administrator)
  await rows
  const since = await nextTransaction(administrator)
  return { ownerUrl, administrator, connections: warmConnections(ownerUrl), since, drop }
}

async function endCopy({ administrator, connections, drop }: Copy): Promise<void> {
  await Promise.all([administrator.end(), connections.end()])
  await drop()
}
