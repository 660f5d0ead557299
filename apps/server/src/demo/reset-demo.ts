import type { Kysely } from 'kysely'
import { hasDemoHotels, isDemoOff } from '../desk/setup/demo-setting.ts'
import type { Database } from '../platform/database/open-database.ts'
import type { Tables } from '../platform/database/tables.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import type { KeySecret } from '../platform/key-secret/key-secret.ts'
import { layDemo } from './lay-demo.ts'

/** Seeds the demo hotels anew; fails where they were closed, and where there are only real hotels. */
export async function resetDemo(db: Database, now: () => Date, secret: KeySecret): Promise<void> {
  if ((await isDemoOff(db.directory)) || (await hasOnlyRealHotels(db.directory)))
    throw new StartProblem('The demo hotels are closed here: there is nothing to lay.')
  await layDemo(db, now, secret, { anew: true })
}

async function hasOnlyRealHotels(db: Kysely<Tables>): Promise<boolean> {
  if (await hasDemoHotels(db)) return false
  return (await db.selectFrom('hotels').select('id').limit(1).executeTakeFirst()) !== undefined
}
