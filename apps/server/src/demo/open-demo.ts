import { deleteDemo, hasDemoHotels, isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import { layDemo } from './lay-demo.ts'

interface OpenDemo {
  readonly db: Database
  readonly now: () => Date
  readonly keySecret: KeySecret
  /** The value of the DEMO setting. */
  readonly wanted: boolean
}

export interface OpenedDemo {
  readonly isDemo: boolean
  /** For the operator who started the server. */
  readonly notes: readonly string[]
}

/**
 * Seeds the demo hotels if they are wanted, else deletes them, because their administrators'
 * passwords are public. Nothing of value is lost, since they are seeded again every day.
 */
export async function openDemo({ db, now, keySecret, wanted }: OpenDemo): Promise<OpenedDemo> {
  if (wanted) {
    await layDemo(db, now, keySecret)
    return { isDemo: !(await isDemoOff(db.directory)), notes: [] }
  }
  if (!(await hasDemoHotels(db.directory))) return { isDemo: false, notes: [] }
  await db.directory.transaction().execute(deleteDemo)
  return { isDemo: false, notes: [DELETED_NOTE] }
}

const DELETED_NOTE = 'The demo hotels were deleted, because their passwords are public; DEMO=on keeps them.'
