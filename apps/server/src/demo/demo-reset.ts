import { configuredDatabase } from '../platform/database/configured-database.ts'
import { runCommand } from '../platform/env/run-command.ts'
import { resetDemo } from './reset-demo.ts'

/** `npm run demo:reset`. */
async function reset(): Promise<void> {
  const db = await configuredDatabase()
  try {
    await resetDemo(db, () => new Date())
  } finally {
    await db.close()
  }
  process.stdout.write('The demo hotels are as on their first morning.\n')
}

runCommand(reset)
