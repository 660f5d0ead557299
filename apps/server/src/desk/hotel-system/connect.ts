import type { HotelConfigInput } from '@foyer/domain/config/hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig } from '../../access/site/sites.ts'
import { configuredDatabase } from '../../platform/database/configured-database.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { runCommand, wordsOf } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'

const USAGE = 'HOTEL_SYSTEM_SECRET=… npm run hotel-system -- {hotel} {https://… | embedded}'

/**
 * `npm run hotel-system`: which system of its own a hotel has. For whoever operates the server: no call sets an address that we
 * fetch. The server may run meanwhile only with a database of its own (DATABASE_URL).
 */
async function connect(): Promise<void> {
  const [hotel, url] = process.argv.slice(2)
  const hotelId = Number(hotel)
  if (!Number.isSafeInteger(hotelId) || !url) throw new StartProblem(`Say: ${USAGE}`)
  const db = await configuredDatabase()
  try {
    await setHotelSystem(db, hotelId, { url, secret: process.env['HOTEL_SYSTEM_SECRET'] })
    process.stdout.write(
      url === 'embedded'
        ? `Hotel ${hotelId} has no system of its own.\n`
        : `Hotel ${hotelId} is connected to ${url}.\n`,
    )
  } finally {
    await db.close()
  }
}

interface Wanted {
  readonly url: string
  readonly secret: string | undefined
}

async function setHotelSystem(db: Database, hotelId: number, { url, secret }: Wanted): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    const newest = await tx
      .selectFrom('hotel_configs')
      .select('document')
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) throw new StartProblem(`There is no hotel ${hotelId}.`)
    const document: HotelConfigInput = newest.document
    const { hotel_system: _, ...secrets } = document.secrets ?? {}
    const isEmbedded = url === 'embedded'
    await publishConfig(tx, hotelId, {
      ...document,
      hotel_system: isEmbedded ? { kind: 'embedded' } : { kind: 'http', url },
      secrets: { ...secrets, ...(!isEmbedded && secret && { hotel_system: secret }) },
    })
    const host = isEmbedded ? {} : { details: { host: new URL(url).host } }
    await writeAudit(tx, { hotelId }, { action: 'hotelSystemSet', ...host })
  })
}

function sentenceOf(error: unknown): string {
  return error instanceof Problem ? `Not connected: ${error.detail ?? error.code}.` : wordsOf(error)
}

runCommand(connect, sentenceOf)
