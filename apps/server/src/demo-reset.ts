import { configuredDatabase } from './database/configured-database.ts'
import { layDemo } from './demo/lay-demo.ts'
import { runCommand } from './run-command.ts'

/** `npm run demo:reset`: the demo hotels as on their first morning. */
async function reset(): Promise<void> {
  const db = await configuredDatabase()
  await layDemo(db, () => new Date(), { anew: true })
  await db.close()
  process.stdout.write('The demo hotels are as on their first morning.\n')
}

runCommand(reset)
