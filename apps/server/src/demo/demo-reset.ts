import { agreeOnSecret } from '../book/door-codes/agree-on-secret.ts'
import { configuredDatabase } from '../platform/database/configured-database.ts'
import { defaultDataDir } from '../platform/database/data-dir.ts'
import { readSettings } from '../platform/env/env.ts'
import { runCommand } from '../platform/env/run-command.ts'
import { keptKeySecret } from '../platform/secrets/kept-key-secret.ts'
import { resetDemo } from './reset-demo.ts'

/** `npm run demo:reset`. */
async function reset(): Promise<void> {
  const db = await configuredDatabase()
  try {
    const { keySecret, dataDir = defaultDataDir().dataDir } = readSettings(process.env)
    const secret = await keptKeySecret({ keySecret, dataDir })
    await agreeOnSecret(db, secret)
    await resetDemo(db, () => new Date(), secret)
  } finally {
    await db.close()
  }
  process.stdout.write('The demo hotels are as on their first morning.\n')
}

runCommand(reset)
