import { defaultDataDir } from './database/data-dir.ts'
import { openDatabase } from './database/open-database.ts'
import { layDemo } from './demo/lay-demo.ts'
import { readSettings } from './env.ts'
import { StartProblem } from './start-problem.ts'

/** `npm run demo:reset`: the demo hotels as on their first morning. */
async function reset(): Promise<void> {
  const settings = readSettings(process.env)
  const dataDir = settings.dataDir ?? defaultDataDir().dataDir
  const db = await openDatabase({ databaseUrl: settings.databaseUrl, dataDir })
  await layDemo(db, () => new Date(), { anew: true })
  await db.close()
  process.stdout.write('The demo hotels are as on their first morning.\n')
}

reset().catch((error: unknown) => {
  const text =
    error instanceof StartProblem
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
})
