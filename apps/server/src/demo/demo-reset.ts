import { configuredDatabase } from '../platform/database/configured-database.ts'
import { runCommand } from '../platform/env/run-command.ts'
import { layDemo } from './lay-demo.ts'

/** `npm run demo:reset`: the demo hotels as on their first morning. */
async function reset(): Promise<void> {
  const db = await configuredDatabase()
  await layDemo(db, () => new Date(), { anew: true })
  await db.close()
  process.stdout.write('The demo hotels are as on their first morning.\n')
}

runCommand(reset)
