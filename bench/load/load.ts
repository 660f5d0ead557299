import type { Trial } from '@foyer/tools/trials/trial.ts'
import { bareCalls } from '../calls/bare-calls.ts'
import { formatHotelDay } from '../calls/days.ts'
import { closeConnections } from '../calls/http.ts'
import { startPostgres } from '../calls/postgres.ts'
import { seedFirstReservations, startBareServer, startMeasuredServer } from '../calls/start.ts'
import { waitForSearchTerms } from '../calls/wait-for-search-terms.ts'
import { computeUse, readUse } from '../read-use.ts'
import { createBenchFolder, type MeasuredServer } from '../server.ts'
import { readMemory } from '../start/read-memory.ts'
import type { Point } from './compute-slope.ts'
import { parseLoadOptions } from './load-options.ts'
import { checkInAt, checkInBare, measureLoad, WARM_UP_SECONDS } from './measure-load.ts'
import { buildOutcome, countErrors } from './report.ts'

const DATABASE = 'load'
/** Yesterday's and today's arrivals. */
const DAYS = 2

/** Whole check-ins at a fixed rate, and then the bare handlers of the same calls at the same rate. */
export const load: Trial = {
  async run(say) {
    const options = parseLoadOptions(process.argv.slice(2))
    const { rate, minutes } = options
    const count = Math.ceil(rate * (WARM_UP_SECONDS + minutes * 60))
    const folder = createBenchFolder()
    const running: { stop(): Promise<void> }[] = []
    const register = <T extends { stop(): Promise<void> }>(one: T): T => {
      running.unshift(one)
      return one
    }
    try {
      const postgres = register(await startPostgres(folder.path))
      const url = await postgres.create(DATABASE)
      const day = formatHotelDay(new Date())
      // Half of today's arrivals are for the bare handlers.
      const arrivalsADay = 2 * count
      say(`seeding ${arrivalsADay} arrivals`)
      const today = await seedFirstReservations(url, { reservations: DAYS * arrivalsADay, day, arrivalsADay })
      const servers: MeasuredServer[] = []
      for (let index = 0; index < options.servers; index += 1) servers.push(register(await startMeasuredServer(url)))
      await waitForSearchTerms(url)

      say(`${count} check-ins, ${rate} a second`)
      const memory: Point[] = []
      const measureHeap = async () =>
        (await Promise.all(servers.map((server) => server.readUsedBytes()))).reduce((sum, bytes) => sum + bytes, 0)
      const half = Math.floor((rate * minutes * 60) / 2)
      let heapAtHalf = measureHeap()
      const before = await readUse(servers, folder.path, url)
      const ours = await measureLoad({
        rate,
        guests: today.slice(0, count),
        checkIn: checkInAt(servers.map((server) => server.url)),
        onComplete(complete) {
          memory.push({ x: complete, y: servers.reduce((sum, { pid }) => sum + readMemory(pid), 0) })
          if (complete === half) heapAtHalf = measureHeap()
        },
      })
      const heapGrowth = ((await measureHeap()) - (await heapAtHalf)) / (ours.checkIns.length - half)
      const use = computeUse(before, await readUse(servers, folder.path, url), count - countErrors(ours))
      const bareServer = register(await startBareServer({ [DATABASE]: url }))
      const names = Object.keys(bareCalls).filter((name) => Object.hasOwn(ours.calls, name))
      say('the same with bare handlers')
      const bare = await measureLoad({
        rate,
        guests: today.slice(count),
        checkIn: checkInBare(`${bareServer.url}/${DATABASE}`, names, day),
      })
      return buildOutcome({ options, ours, bare, memory, heapGrowth, use })
    } finally {
      closeConnections()
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
}
