import { onTestFinished } from 'vitest'
import { withOwner } from '../../../platform/database/owner-connection.ts'
import { createFreshDatabase } from '../../../platform/database/testing/create-fresh-database.ts'
import { createDataDir } from '../../../platform/database/testing/embedded.ts'
import { readSettings } from '../../../platform/env/env.ts'
import type { DoctorContext } from '../doctor-context.ts'

interface ContextOptions {
  readonly env?: Record<string, string>
  readonly now?: Date
}

/** A context with a data folder and without a database. */
export async function buildDoctorContext({ env = {}, now }: ContextOptions = {}): Promise<DoctorContext> {
  const dataDir = await createDataDir()
  return { settings: readSettings(env), dataDir, now: () => now ?? new Date() }
}

/** Adds a database of its own, until the test ends. */
export async function withFreshDatabase(context: DoctorContext, template: 'empty' | 'demo' = 'empty') {
  const db = await createFreshDatabase(template)
  const ready = Promise.withResolvers<DoctorContext>()
  const ended = Promise.withResolvers<void>()
  const closed = withOwner(db.ownerUrl, async (owner) => {
    ready.resolve({ ...context, database: { owner, db } })
    await ended.promise
  })
  onTestFinished(async () => {
    ended.resolve()
    await closed
  })
  return { db, context: await ready.promise }
}
