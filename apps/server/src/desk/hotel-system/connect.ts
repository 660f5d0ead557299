import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { runCommand, toErrorText } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'

const USAGE = `HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', '{hotel} {https://… | embedded}')}`

/**
 * `npm run hotel-system`: sets the URL of a hotel's own system. Only operators can, because no call
 * may set an address that we fetch. The server may keep running.
 */
async function connect(): Promise<void> {
  const [hotel, url] = process.argv.slice(2)
  const hotelId = Number(hotel)
  if (!Number.isSafeInteger(hotelId) || !url) throw new StartProblem(`Usage: ${USAGE}`)
  const db = await openConfiguredDatabase()
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

interface ConnectionSettings {
  readonly url: string
  readonly secret: string | undefined
}

async function setHotelSystem(db: Database, hotelId: number, { url, secret }: ConnectionSettings): Promise<void> {
  await db.inHotel(hotelId, async (tx) => {
    const { document } = await readCurrentConfig(tx, hotelId)
    const { hotel_system: _, ...secrets } = document.secrets ?? {}
    const isEmbedded = url === 'embedded'
    const page = document.hotel_system?.kind === 'http' ? document.hotel_system.page : undefined
    await publishConfig(tx, hotelId, {
      ...document,
      hotel_system: isEmbedded ? { kind: 'embedded' } : { kind: 'http', url, ...(page && { page }) },
      secrets: { ...secrets, ...(!isEmbedded && secret && { hotel_system: secret }) },
    })
    const host = isEmbedded ? {} : { details: { host: new URL(url).host } }
    await writeAudit(tx, { hotelId }, { action: 'hotelSystemSet', ...host })
  })
}

function formatError(error: unknown): string {
  if (error instanceof WrongFields)
    return `Not connected: ${error.issues.map(({ path, issue }) => `${path}: ${issue}`).join('; ')}.`
  return error instanceof Problem ? `Not connected: ${error.detail ?? error.code}.` : toErrorText(error)
}

runCommand(connect, formatError)
