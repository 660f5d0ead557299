import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Bench } from '../bench.ts'
import { dataFolder, type Running, startProcess } from '../server.ts'
import { bareCall } from './bare-call.ts'
import { bareCalls } from './bare-calls.ts'
import { Browser, REPEATS, type Watch } from './browser.ts'
import { countStatements } from './count-statements.ts'
import { hotelsDay } from './days.ts'
import { guestWay, kioskWay } from './guest-way.ts'
import { closeConnections } from './http.ts'
import { HOTEL, type Laid, layBook } from './lay-book.ts'
import { startPostgres, withClient } from './postgres.ts'
import { type Measured, report } from './report.ts'
import { searchesASecond } from './sixteen-clients.ts'
import { staffWay } from './staff-way.ts'

const SIZES = { small: 1_000, large: 100_000 } as const
type Size = keyof typeof SIZES

/** Ways that nobody measures: a server that has just started compiles what it runs, and a connection plans what it is asked. */
const WARM_UP = 8
const COUNTED = 3
const ROUNDS = 21

const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const bareServer = join(import.meta.dirname, 'bare-server.ts')
const kioskLicense = 'FOYE-RHOT-ELKI-OSK1'
const staff = ['manager@palace.example.com', 'manager-of-palace'] as const

/** Pages come from the sources: only their facts are read. */
const startServer = (databaseUrl: string): Promise<Running> =>
  startProcess([main], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: '',
    PUBLIC_URL: '',
    PORT: '0',
    FOYER_DEV: '1',
    TRUST_PROXY: 'loopback',
  })

export const calls: Bench = {
  async run(say) {
    const folder = dataFolder()
    const running: { stop(): Promise<void> }[] = []
    const kept = <T extends { stop(): Promise<void> }>(one: T): T => {
      running.unshift(one)
      return one
    }
    try {
      const postgres = kept(await startPostgres(folder.path))
      const day = hotelsDay(new Date())
      const hotels = {} as Record<Size, House>
      for (const [size, reservations] of Object.entries(SIZES) as [Size, number][]) {
        const url = await postgres.create(size)
        // The first start makes the tables and the hotel; nobody is in it while the book is laid.
        await (await startServer(url)).stop()
        say(`laying a book of ${reservations.toLocaleString('en')}`)
        const today = await layBook(url, reservations, day)
        const server = kept(await startServer(url))
        await searchWordsKept(url)
        hotels[size] = { url, server: server.url, today }
      }
      const databases = { small: hotels.small.url, large: hotels.large.url }
      const bare = kept(await startProcess([bareServer], { DATABASES: JSON.stringify(databases) }))

      say('counting statements')
      const statements = await countedStatements(hotels.large)
      const times = await timed(hotels, { bare: bare.url, day }, say)
      say('sixteen clients search at once')
      const atOnce = await searchesASecond({ ...hotels.large, bare: `${bare.url}/large`, day })
      return report({ sizes: SIZES, statements, times, atOnce })
    } finally {
      closeConnections()
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
}

/** A book that came all at once has its words a little later; nobody measures until then. */
async function searchWordsKept(url: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(`select set_config('foyer.hotel_id', $1, false)`, [String(HOTEL)])
    const isDue = async () => (await client.query('select from reservations where words_due limit 1')).rows.length > 0
    while (await isDue()) await delay(500)
  })
}

interface House {
  readonly url: string
  readonly server: string
  readonly today: readonly Laid[]
}

/** A server of its own behind a reader of the protocol; the most that a call took of some ways, but for the first. */
async function countedStatements({ url, today }: House): Promise<Record<string, string[]>> {
  const count = await countStatements(url)
  const server = await startServer(count.url)
  const most: Record<string, string[]> = {}
  try {
    const ways = await openWays(server.url, (name) => {
      const taken = count.take()
      if (taken.length > (most[name]?.length ?? 0)) most[name] = taken
    })
    // What a process does once belongs to no call.
    for (const [round, laid] of today.slice(-COUNTED).entries()) {
      if (round === 1) for (const name of Object.keys(most)) delete most[name]
      count.take()
      await ways(laid)
    }
    return most
  } finally {
    await server.stop()
    await count.stop()
  }
}

/** Everybody's way through one reservation. */
async function openWays(server: string, watch: Watch): Promise<(laid: Laid) => Promise<void>> {
  const kiosk = new Browser(server, watch)
  await kiosk.enrol(kioskLicense)
  const desk = new Browser(server, watch)
  await desk.signIn(...staff)
  return async (laid) => {
    await staffWay(desk, laid)
    await kioskWay(kiosk, laid)
    await guestWay(new Browser(server, watch), laid)
  }
}

/** In turns, so that a busy moment of the machine meets all of them. */
async function timed(
  hotels: Record<Size, House>,
  { bare, day }: { bare: string; day: string },
  say: (line: string) => void,
): Promise<Record<Size, Measured>> {
  const times = { small: { ours: {}, bare: {} }, large: { ours: {}, bare: {} } } as Record<Size, Measured>
  let isMeasuring = false
  const note = (into: Record<string, number[]>, name: string, ms: number) => {
    if (isMeasuring) into[name] = [...(into[name] ?? []), ms]
  }
  const sizes = Object.keys(hotels) as Size[]
  const ways = {} as Record<Size, Awaited<ReturnType<typeof openWays>>>
  for (const size of sizes)
    ways[size] = await openWays(hotels[size].server, (name, { ms }) => note(times[size].ours, name, ms))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    isMeasuring = round >= WARM_UP
    if (isMeasuring) say(`round ${round - WARM_UP + 1} of ${ROUNDS}`)
    for (const size of sizes) {
      const laid = hotels[size].today[round]
      if (!laid) throw new Error('Nobody is left who arrives today.')
      await ways[size](laid)
      for (const name of Object.keys(bareCalls))
        for (let again = 0; again < REPEATS; again += 1)
          note(times[size].bare, name, await bareCall(`${bare}/${size}`, name, laid, day))
    }
  }
  return times
}
