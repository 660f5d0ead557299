import { formatTable } from '@foyer/tools/trials/format-table.ts'
import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Client } from 'pg'
import { Browser } from '../calls/browser.ts'
import { formatHotelDay } from '../calls/days.ts'
import { closeConnections } from '../calls/http.ts'
import { startPostgres } from '../calls/postgres.ts'
import { seedFirstReservations, startServer } from '../calls/start.ts'
import { waitForSearchTerms } from '../calls/wait-for-search-terms.ts'
import { computePercentile } from '../compute-percentile.ts'
import { FREQUENT_SECONDS, frequentJobs, type JobRate, measureJobRate, postponeJobs } from '../growth/hotel-jobs.ts'
import { computeUse, readUse, type Use } from '../read-use.ts'
import { createBenchFolder } from '../server.ts'
import { parseJobsOptions } from './jobs-options.ts'
import { seedWaiting } from './seed-waiting.ts'

const OWN_RESERVATIONS = 800
const RESERVATIONS_ELSEWHERE = 40
const ARRIVALS_A_DAY = 20
const administrator = ['admin@palace.example.com', 'keys-of-the-palace'] as const

/** The jobs that each hotel of a chain runs every ten seconds, when there is nothing to do. */
export const jobs: Trial = {
  async run(say) {
    const { hotels, rounds } = parseJobsOptions(process.argv.slice(2))
    const folder = createBenchFolder()
    const running: { stop(): Promise<void> }[] = []
    try {
      const postgres = await startPostgres(folder.path)
      running.unshift(postgres)
      const url = await postgres.create('jobs')
      say(`seeding ${hotels} hotels`)
      await seedFirstReservations(url, {
        reservations: OWN_RESERVATIONS,
        arrivalsADay: ARRIVALS_A_DAY,
        day: formatHotelDay(new Date()),
        others: { hotels: hotels - 1, reservations: (hotels - 1) * RESERVATIONS_ELSEWHERE },
      })
      const server = await startServer(url)
      running.unshift(server)
      await waitForSearchTerms(url)
      const client = new Client({ connectionString: url })
      await client.connect()
      running.unshift({ stop: () => client.end() })
      await postponeJobs(client)
      const desk = new Browser(server.url)
      await desk.signIn(...administrator)
      const measure = async (what: string, times: number) => {
        const rates: Rate[] = []
        for (let time = 0; time < times; time += 1) {
          say(`${what}, ${time + 1} of ${times}`)
          const before = await readUse([server], folder.path, url)
          const rate = await measureJobRate(client, desk)
          rates.push({ ...rate, use: computeUse(before, await readUse([server], folder.path, url), rate.runs) })
        }
        return rates
      }
      const first = await measure('the first run of each', 1)
      const idle = await measure('turns with nothing to do', rounds)
      await seedWaiting(client)
      await measure('turns that notice what waits', 1)
      const waiting = await measure('turns at hotels where something waits', rounds)
      const rows = { 'first run of each': first, 'nothing to do': idle, 'something waits, nothing to do': waiting }
      const needed = (hotels * frequentJobs.length) / FREQUENT_SECONDS
      const slowest = Math.min(...[idle, waiting].map(getMedianRate))
      return {
        lines: [
          ...formatTable([
            ['Turns', 'rounds', 'a second, median', 'lowest', 'ms of a processor each: server', 'database'],
            ...Object.entries(rows).map(([name, rates]) => [
              name,
              String(rates.length),
              getMedianRate(rates).toFixed(0),
              Math.min(...rates.map(toRate)).toFixed(0),
              computeMedian(rates.map(({ use }) => use.serverMs)).toFixed(2),
              computeMedian(rates.map(({ use }) => use.databaseMs)).toFixed(2),
            ]),
          ]),
          '',
          'Something waits: a silent device that the desk knows of, a guest whose room is not ready, a blocked deposit.',
          '',
        ],
        summary: `${slowest.toFixed(0)} turns/s with nothing to do at ${hotels} hotels, which need ${needed.toFixed(0)}`,
        violations: slowest >= needed ? [] : [`One server runs ${slowest.toFixed(0)} turns/s of ${needed.toFixed(0)}.`],
        results: { hotels, needed, rows },
      }
    } finally {
      closeConnections()
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
}

interface Rate extends JobRate {
  /** Of each turn. */
  readonly use: Use
}

const toRate = ({ runs, seconds }: Rate): number => runs / seconds

const computeMedian = (values: readonly number[]): number => computePercentile(values, 0.5) ?? Number.NaN

const getMedianRate = (rates: readonly Rate[]): number => computeMedian(rates.map(toRate))
