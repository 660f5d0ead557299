import { publishConfig } from '../../access/site/publish-config.ts'
import { seedDemo } from '../../demo/seed-demo.ts'
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { addHotel } from '../add-hotel.ts'
import { testKeySecret } from '../test-key-secret.ts'

/**
 * A database that outlives its servers, with today's demo and, if requested, a hotel that has its
 * own system.
 */
const postgres = await startEmbeddedPostgres(process.env['DATA_DIR'] ?? '')
const db = await openDatabase({ databaseUrl: postgres.url, dataDir: '' })
await seedDemo(db, () => new Date(), testKeySecret)
const onSystem = process.env['HOTEL_ON_SYSTEM']
if (onSystem) await addHotelOnSystem(JSON.parse(onSystem))
await db.close()
const stop = async () => {
  await postgres.stop()
  process.exit(0)
}
process.on('SIGTERM', stop).on('disconnect', stop)
process.send?.({ type: 'ready', databaseUrl: postgres.url })

interface OnSystem {
  readonly id: number
  readonly url: string
  readonly secret: string
}

async function addHotelOnSystem({ id, url, secret }: OnSystem): Promise<void> {
  await addHotel(db, id)
  await db.inHotel(id, (tx) =>
    publishConfig(tx, id, { hotel_system: { kind: 'http', url }, secrets: { hotel_system: secret } }),
  )
}
