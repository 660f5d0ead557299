import { isFullRun } from '@foyer/tools/test/full-run.ts'
import { expect, it, onTestFinished } from 'vitest'
import { createBenchFolder } from '../server.ts'
import { bareCalls } from './bare-calls.ts'
import { formatHotelDay } from './days.ts'
import { closeConnections } from './http.ts'
import { openCallers } from './open-callers.ts'
import { startPostgres } from './postgres.ts'
import { ARRIVALS_A_DAY } from './seed-reservations.ts'
import { sendBareCall } from './send-bare-call.ts'
import { seedFirstReservations, startBareServer, startServer } from './start.ts'

/** In a full run only: starting its processes takes long, and it guards nothing but a benchmark. */
it.runIf(isFullRun())(
  "J14 the benchmark's tables match the schema: every path runs once, and every bare call answers",
  async () => {
    const folder = createBenchFolder()
    onTestFinished(() => folder.remove())
    const postgres = await startPostgres(folder.path)
    onTestFinished(() => postgres.stop())
    const url = await postgres.create('short')
    const day = formatHotelDay(new Date())
    const [first] = await seedFirstReservations(url, { reservations: 3 * ARRIVALS_A_DAY, day })
    if (!first) throw new Error('Nobody arrives today.')
    const server = await startServer(url)
    onTestFinished(() => server.stop())
    const bare = await startBareServer({ short: url })
    onTestFinished(() => bare.stop())
    onTestFinished(closeConnections)

    const measured = new Set<string>()
    const way = await openCallers(server.url, (name) => measured.add(name))
    await way(first)
    for (const name of Object.keys(bareCalls)) await sendBareCall(`${bare.url}/short`, name, first, day)
    // Everything with a bare counterpart was measured against it.
    expect(Object.keys(bareCalls).filter((name) => !measured.has(name))).toEqual([])
  },
)
