import { randomUUID } from 'node:crypto'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { writeAudit } from '../../access/audit/audit.ts'
import { publishConfig, readCurrentConfig } from '../../access/site/publish-config.ts'
import { createHttpHotelSystem } from '../../outside/hotel-system/own-protocol/http-hotel-system.ts'
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { runCommand, toErrorText } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { checkHotelSystem } from './check-hotel-system.ts'

const USAGE = `HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', '{hotel} {https://… | embedded}')}
       HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', 'check https://…')}`

/**
 * `npm run hotel-system`: sets the URL of a hotel's own system, or checks one that is not connected
 * yet. Only operators can, because no call may set an address that we fetch. The server may keep
 * running.
 */
async function runHotelSystemCommand(): Promise<void> {
  const [first, url] = process.argv.slice(2)
  if (!url) throw new StartProblem(`Usage: ${USAGE}`)
  if (first === 'check') return check(url, process.env['HOTEL_SYSTEM_SECRET'])
  const hotelId = Number(first)
  if (!Number.isSafeInteger(hotelId)) throw new StartProblem(`Usage: ${USAGE}`)
  await connect(hotelId, url)
}

async function check(url: string, secret: string | undefined): Promise<void> {
  if (!secret || !URL.canParse(url)) throw new StartProblem(`Usage: ${USAGE}`)
  const checks = await checkHotelSystem({
    system: createHttpHotelSystem({ url, secret }),
    stranger: createHttpHotelSystem({ url, secret: randomUUID() }),
  })
  for (const { ok, text } of checks) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${text}\n`)
  const failed = checks.filter(({ ok }) => !ok).length
  if (failed > 0) throw new StartProblem(`${failed} of ${checks.length} checks failed. See docs/hotel-system.md.`)
  process.stdout.write(`All ${checks.length} checks passed.\n`)
}

async function connect(hotelId: number, url: string): Promise<void> {
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

runCommand(runHotelSystemCommand, formatError)
