import { layDemo } from '../../demo/lay-demo.ts'
import { embeddedPostgres } from '../../platform/database/embedded-postgres.ts'
import { openDatabase } from '../../platform/database/open-database.ts'

/** A database that outlives the servers on it, with the demo of today. */
const postgres = await embeddedPostgres(process.env['DATA_DIR'] ?? '')
const db = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
await layDemo(db, () => new Date())
await db.close()
const stop = async () => {
  await postgres.stop()
  process.exit(0)
}
process.on('SIGTERM', stop).on('disconnect', stop)
process.send?.({ type: 'ready', databaseUrl: postgres.url })
