import { deleteDemo, hasDemoHotels, isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import { seedDemo } from './seed-demo.ts'

interface PrepareDemoOptions {
  readonly db: Database
  readonly now: () => Date
  readonly keySecret: KeySecret
  /** The value of the DEMO setting. */
  readonly enabled: boolean
}

export interface PreparedDemo {
  readonly isDemo: boolean
  /** For the operator who started the server. */
  readonly notes: readonly string[]
}

/**
 * Seeds the demo hotels if they are wanted, else deletes them, because their administrators'
 * passwords are public. Nothing of value is lost, since they are seeded again every day.
 */
export async function prepareDemo({ db, now, keySecret, enabled }: PrepareDemoOptions): Promise<PreparedDemo> {
  if (enabled) {
    await seedDemo(db, now, keySecret)
    return { isDemo: !(await isDemoOff(db.directory)), notes: [] }
  }
  if (!(await hasDemoHotels(db.directory))) return { isDemo: false, notes: [] }
  await db.directory.transaction().execute(deleteDemo)
  return { isDemo: false, notes: [DELETED_NOTE] }
}

const DELETED_NOTE = 'The demo hotels were deleted, because their passwords are public; DEMO=on keeps them.'
