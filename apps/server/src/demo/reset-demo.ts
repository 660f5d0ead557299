import { hasDemoHotels, hasHotels, isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import type { KeySecret } from '../platform/secrets/key-secret.ts'
import { seedDemo } from './seed-demo.ts'

/** Seeds the demo hotels again. Throws if they were closed or if there are only real hotels. */
export async function resetDemo(db: Database, now: () => Date, secret: KeySecret): Promise<void> {
  if ((await isDemoOff(db.directory)) || ((await hasHotels(db.directory)) && !(await hasDemoHotels(db.directory))))
    throw new StartProblem('The demo hotels were removed: there is nothing to reset.')
  await seedDemo(db, now, secret, { reset: true })
}
