import type { Trial } from '@foyer/tools/trials/trial.ts'
import { createBenchFolder } from '../server.ts'
import { bareCalls } from './bare-calls.ts'
import { REPEATS } from './browser.ts'
import { countStatements } from './count-statements.ts'
import { formatHotelDay } from './days.ts'
import { closeConnections } from './http.ts'
import { measureSearchRate } from './measure-search-rate.ts'
import { openCallers } from './open-callers.ts'
import { startPostgres } from './postgres.ts'
import { buildOutcome, type Measured } from './report.ts'
import type { SeededReservation } from './seed-reservations.ts'
import { sendBareCall } from './send-bare-call.ts'
import { seedFirstReservations, startBareServer, startServer } from './start.ts'
import { waitForSearchTerms } from './wait-for-search-terms.ts'

const SIZES = { small: 1_000, large: 100_000 } as const
type Size = keyof typeof SIZES

/**
 * Unmeasured runs: a new server still compiles its code, and a new connection plans its queries.
 */
const WARM_UP = 8
const COUNTED = 3
const ROUNDS = 21

export const calls: Trial = {
  async run(say) {
    const folder = createBenchFolder()
    const running: { stop(): Promise<void> }[] = []
    const kept = <T extends { stop(): Promise<void> }>(one: T): T => {
      running.unshift(one)
      return one
    }
    try {
      const postgres = kept(await startPostgres(folder.path))
      const day = formatHotelDay(new Date())
      const hotels = {} as Record<Size, TestHotel>
      for (const [size, reservations] of Object.entries(SIZES) as [Size, number][]) {
        const url = await postgres.create(size)
        say(`laying a book of ${reservations.toLocaleString('en')}`)
        const today = await seedFirstReservations(url, { reservations, day })
        const server = kept(await startServer(url))
        await waitForSearchTerms(url)
        hotels[size] = { url, server: server.url, today }
      }
      const databases = { small: hotels.small.url, large: hotels.large.url }
      const bare = kept(await startBareServer(databases))

      say('counting statements')
      const statements = await countStatementsByCall(hotels.large)
      const times = await measureTimes(hotels, { bare: bare.url, day }, say)
      say('sixteen clients search at once')
      const atOnce = await measureSearchRate({ ...hotels.large, bare: `${bare.url}/large`, day })
      return buildOutcome({ sizes: SIZES, statements, times, atOnce })
    } finally {
      closeConnections()
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
}

interface TestHotel {
  readonly url: string
  readonly server: string
  readonly today: readonly SeededReservation[]
}

/**
 * Runs a separate server behind a protocol reader and returns the most statements that each call
 * took, ignoring the first run.
 */
async function countStatementsByCall({ url, today }: TestHotel): Promise<Record<string, string[]>> {
  const count = await countStatements(url)
  const server = await startServer(count.url)
  const most: Record<string, string[]> = {}
  try {
    const ways = await openCallers(server.url, (name) => {
      const taken = count.take()
      if (taken.length > (most[name]?.length ?? 0)) most[name] = taken
    })
    // One-time work of a process does not count towards a call.
    for (const [round, seeded] of today.slice(-COUNTED).entries()) {
      if (round === 1) for (const name of Object.keys(most)) delete most[name]
      count.take()
      await ways(seeded)
    }
    return most
  } finally {
    await server.stop()
    await count.stop()
  }
}

/** Alternates, so that a busy moment of the machine affects all of them. */
async function measureTimes(
  hotels: Record<Size, TestHotel>,
  { bare, day }: { bare: string; day: string },
  say: (line: string) => void,
): Promise<Record<Size, Measured>> {
  const times = { small: { ours: {}, bare: {} }, large: { ours: {}, bare: {} } } as Record<Size, Measured>
  let isMeasuring = false
  const note = (into: Record<string, number[]>, name: string, ms: number) => {
    if (isMeasuring) into[name] = [...(into[name] ?? []), ms]
  }
  const sizes = Object.keys(hotels) as Size[]
  const ways = {} as Record<Size, Awaited<ReturnType<typeof openCallers>>>
  for (const size of sizes)
    ways[size] = await openCallers(hotels[size].server, (name, { ms }) => note(times[size].ours, name, ms))
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    isMeasuring = round >= WARM_UP
    if (isMeasuring) say(`round ${round - WARM_UP + 1} of ${ROUNDS}`)
    for (const size of sizes) {
      const seeded = hotels[size].today[round]
      if (!seeded) throw new Error('No arrival of today is left.')
      await ways[size](seeded)
      for (const name of Object.keys(bareCalls))
        for (let again = 0; again < REPEATS; again += 1)
          note(times[size].bare, name, await sendBareCall(`${bare}/${size}`, name, seeded, day))
    }
  }
  return times
}
