import { isDemoOff } from '../desk/setup/demo-setting.store.ts'
import type { Database } from '../platform/database/open-database.ts'
import { StartProblem } from '../platform/env/start-problem.ts'
import type { KeySecret } from '../platform/key-secret/key-secret.ts'
import { layDemo } from './lay-demo.ts'

/** The demo hotels as on their first morning; whoever has closed them hears so. */
export async function resetDemo(db: Database, now: () => Date, secret: KeySecret): Promise<void> {
  if (await isDemoOff(db.directory)) throw new StartProblem('The demo hotels are closed here: there is nothing to lay.')
  await layDemo(db, now, secret, { anew: true })
}
