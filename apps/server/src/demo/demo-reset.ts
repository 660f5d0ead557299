import { ensureKeySecret } from '../book/door-codes/ensure-key-secret.ts'
import { defaultDataDir } from '../platform/database/data-dir.ts'
import { openConfiguredDatabase } from '../platform/database/open-configured-database.ts'
import { readSettings } from '../platform/env/env.ts'
import { runCommand } from '../platform/env/run-command.ts'
import { loadKeySecret } from '../platform/secrets/load-key-secret.ts'
import { resetDemo } from './reset-demo.ts'

/** `npm run demo:reset`. */
async function reset(): Promise<void> {
  const db = await openConfiguredDatabase()
  try {
    const { keySecret, dataDir = defaultDataDir().dataDir } = readSettings(process.env)
    const secret = await loadKeySecret({ keySecret, dataDir })
    await ensureKeySecret(db, secret)
    await resetDemo(db, () => new Date(), secret)
  } finally {
    await db.close()
  }
  process.stdout.write('The demo hotels have been reset.\n')
}

runCommand(reset)
