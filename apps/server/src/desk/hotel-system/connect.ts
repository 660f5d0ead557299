import { randomUUID } from 'node:crypto'
import { parseHotelConfig } from '@foyer/domain/config/parse-hotel-config.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { readCurrentConfig } from '../../access/site/publish-config.ts'
import { createSites } from '../../access/site/sites.ts'
import { readWholeFeed } from '../../book/hotel-system/read-whole-feed.ts'
import { chooseHotelSystem } from '../../outside/hotel-system/choose-hotel-system.ts'
import type { HotelSystem } from '../../outside/hotel-system/hotel-system.ts'
import { openConfiguredDatabase } from '../../platform/database/open-configured-database.ts'
import { formatCommand } from '../../platform/env/format-command.ts'
import { runCommand, toErrorText } from '../../platform/env/run-command.ts'
import { StartProblem } from '../../platform/env/start-problem.ts'
import { WrongFields } from '../../platform/http/answer-problems.ts'
import { checkHotelSystem } from './check-hotel-system.ts'
import { describeDryRun } from './describe-dry-run.ts'
import { formatChoices } from './format-choices.ts'
import { judgeFeed } from './judge-feed.ts'
import { readOwnBook } from './read-own-book.ts'
import { mergeSettings, setHotelSystem } from './set-hotel-system.ts'
import { readSystemArguments, type SystemInput } from './system-arguments.ts'
import { getCityTaxSource } from './to-system-config.ts'

const USAGE = `HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', '{hotel} {https://… | embedded}')}
       HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', '{hotel} apaleo {property} {client}')}
       HOTEL_SYSTEM_SECRET=… HOTEL_SYSTEM_CLIENT_SECRET=… ${formatCommand('hotel-system', '{hotel} mews')}
       HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', 'check {https://… | apaleo {property} {client} | mews}')}
       HOTEL_SYSTEM_SECRET=… ${formatCommand('hotel-system', 'dry-run {hotel} {https://… | apaleo {property} {client} | mews}')}`

/**
 * `npm run hotel-system`: sets a hotel's own system, or checks one that is not connected yet. Only
 * operators can, because no call may set an address that we fetch. The server may keep running.
 */
async function runHotelSystemCommand(): Promise<void> {
  const [first, ...args] = process.argv.slice(2)
  if (first === 'dry-run') return dryRun(Number(args[0]), readSystemArguments(args.slice(1)))
  const system = readSystemArguments(args)
  if (!system) throw new StartProblem(`Usage: ${USAGE}`)
  if (first === 'check') return check(system)
  const hotelId = Number(first)
  if (!Number.isSafeInteger(hotelId)) throw new StartProblem(`Usage: ${USAGE}`)
  await connect(hotelId, system)
}

/** Never arguments, which everyone on the machine can see. */
const readSecrets = () => ({
  secret: process.env['HOTEL_SYSTEM_SECRET'],
  clientSecret: process.env['HOTEL_SYSTEM_CLIENT_SECRET'],
})

async function check(system: SystemInput): Promise<void> {
  const { secret } = readSecrets()
  if (!secret || system.kind === 'embedded') throw new StartProblem(`Usage: ${USAGE}`)
  const opened = openSystem(system, secret)
  const checks = await checkHotelSystem({
    system: opened,
    // Only our own protocol is signed.
    ...(system.kind === 'http' && { stranger: openSystem(system, randomUUID()) }),
  })
  for (const { ok, text } of checks) process.stdout.write(`${ok ? 'ok  ' : 'FAIL'}  ${text}\n`)
  const failed = checks.filter(({ ok }) => !ok).length
  if (failed > 0) throw new StartProblem(`${failed} of ${checks.length} checks failed. See docs/hotel-system.md.`)
  process.stdout.write(`All ${checks.length} checks passed.\n`)
  for (const line of formatChoices((await opened.listChoices?.()) ?? {})) process.stdout.write(`${line}\n`)
}

/** Reads all that the system has, and says what connecting it would do. */
async function dryRun(hotelId: number, input: SystemInput | undefined): Promise<void> {
  const { secret } = readSecrets()
  if (!Number.isSafeInteger(hotelId) || !secret || !input || input.kind === 'embedded')
    throw new StartProblem(`Usage: ${USAGE}`)
  const db = await openConfiguredDatabase()
  try {
    const hotel = await createSites(db).hotel(hotelId)
    if (!hotel) throw new StartProblem(`There is no hotel ${hotelId}.`)
    const today = dayAt(hotel.timeZone, new Date())
    const { book, before } = await db.inHotel(hotelId, async (tx) => ({
      book: await readOwnBook({ tx, hotel, today }),
      before: (await readCurrentConfig(tx, hotelId)).document.hotel_system ?? { kind: 'embedded' as const },
    }))
    const settings = mergeSettings(before, input)
    const feed = await readWholeFeed(openSystem(settings, secret))
    const found = await judgeFeed(feed, book, getCityTaxSource(settings))
    for (const line of describeDryRun(found)) process.stdout.write(`${line}\n`)
  } finally {
    await db.close()
  }
}

function openSystem(hotel_system: SystemInput, secret: string): HotelSystem {
  const { clientSecret } = readSecrets()
  const secrets = { hotel_system: secret, ...(clientSecret && { hotel_system_client: clientSecret }) }
  const parsed = parseHotelConfig({ hotel_system, secrets })
  const system = parsed.ok ? chooseHotelSystem()(parsed.config) : undefined
  if (!system) throw new StartProblem(`Usage: ${USAGE}`)
  return system
}

async function connect(hotelId: number, system: SystemInput): Promise<void> {
  const db = await openConfiguredDatabase()
  try {
    const { secret, clientSecret } = readSecrets()
    const given = { hotel_system: secret, ...(clientSecret && { hotel_system_client: clientSecret }) }
    const secrets = system.kind === 'embedded' ? {} : given
    const { undelivered } = await db.inHotel(hotelId, (tx) => setHotelSystem(tx, { hotelId }, { system, secrets }))
    process.stdout.write(`Hotel ${hotelId} ${describeSystem(system)}.\n`)
    if (undelivered > 0)
      process.stdout.write(`${undelivered} deliveries were waiting; the staff see them under Hotel → System.\n`)
  } finally {
    await db.close()
  }
}

function describeSystem(system: SystemInput): string {
  if (system.kind === 'embedded') return 'has no system of its own'
  if (system.kind === 'mews') return 'is connected to Mews'
  return `is connected to ${system.kind === 'http' ? system.url : `${system.property} of Apaleo`}`
}

function formatError(error: unknown): string {
  if (error instanceof WrongFields)
    return `Not connected: ${error.issues.map(({ path, issue }) => `${path}: ${issue}`).join('; ')}.`
  return error instanceof Problem ? `Not connected: ${error.detail ?? error.code}.` : toErrorText(error)
}

runCommand(runHotelSystemCommand, formatError)
