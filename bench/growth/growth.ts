import type { Trial } from '@foyer/tools/trials/trial.ts'
import { Client } from 'pg'
import { Browser } from '../calls/browser.ts'
import { formatHotelDay } from '../calls/days.ts'
import { runGuestCalls, runKioskCalls } from '../calls/guest-calls.ts'
import { closeConnections } from '../calls/http.ts'
import { startPostgres } from '../calls/postgres.ts'
import type { SeededReservation } from '../calls/seed-reservations.ts'
import { runStaffCalls } from '../calls/staff-calls.ts'
import { seedFirstReservations, startServer } from '../calls/start.ts'
import { waitForSearchTerms } from '../calls/wait-for-search-terms.ts'
import { createBenchFolder } from '../server.ts'
import { type GrowthOptions, parseGrowthOptions } from './growth-options.ts'
import { type JobRate, listHotelJobs, measureJob, measureJobRate, postponeJobs } from './hotel-jobs.ts'
import { runListCalls } from './list-calls.ts'
import { buildOutcome, type Times } from './report.ts'

const HOTELS = 500
/** Of all reservations, those of the hotel that is measured. */
const OWN_SHARE = 0.1
const ARRIVALS_A_DAY = 20
/** The same in every data set: only the past grows. At least as much of it as any list of a day shows. */
const DAYS_AHEAD = 8
const MIN_OWN_DAYS = 40
/** A new server still compiles its code, and a new connection plans its queries. */
const WARM_UP = 6
const REPEATS = 4
const KIOSK_LICENSE = 'FOYE-RHOT-ELKI-OSK1'
const administrator = ['admin@palace.example.com', 'keys-of-the-palace'] as const

/** Calls and jobs of one hotel, as the data of all hotels grows. */
export const growth: Trial = {
  async run(say) {
    const options = parseGrowthOptions(process.argv.slice(2))
    const folder = createBenchFolder()
    const running: { stop(): Promise<void> }[] = []
    try {
      const postgres = await startPostgres(folder.path)
      running.unshift(postgres)
      const day = formatHotelDay(new Date())
      const hotels: TestHotel[] = []
      for (const size of options.sizes) {
        say(`seeding ${size.toLocaleString('en')} reservations`)
        const url = await postgres.create(`of${size}`)
        const own = Math.max(size * OWN_SHARE, MIN_OWN_DAYS * ARRIVALS_A_DAY)
        const others = { hotels: HOTELS - 1, reservations: size - own }
        const today = await seedFirstReservations(url, {
          reservations: own,
          arrivalsADay: ARRIVALS_A_DAY,
          daysAhead: DAYS_AHEAD,
          others,
          day,
        })
        const server = await startServer(url)
        running.unshift(server)
        await waitForSearchTerms(url)
        const client = new Client({ connectionString: url })
        await client.connect()
        running.unshift({ stop: () => client.end() })
        await postponeJobs(client)
        hotels.push({ size, server: server.url, client, today, times: { calls: {}, jobs: {} } })
      }
      await measureCalls(hotels, options, say)
      const jobRates = await measureJobs(hotels, options, say)
      return buildOutcome({ hotels: HOTELS, times: hotels.map(({ size, times }) => ({ size, ...times })), jobRates })
    } finally {
      closeConnections()
      for (const one of running) await one.stop()
      folder.remove()
    }
  },
}

interface TestHotel {
  readonly size: number
  readonly server: string
  readonly client: Client
  readonly today: readonly SeededReservation[]
  readonly times: Omit<Times, 'size'>
}

/** Alternates between the sizes, so that a busy moment of the machine affects all of them. */
async function measureCalls(hotels: readonly TestHotel[], { rounds }: GrowthOptions, say: (line: string) => void) {
  let isMeasuring = false
  const callers = await Promise.all(
    hotels.map(async ({ server, times: { calls } }) => {
      const record = (name: string, { ms }: { ms: number }) => {
        if (isMeasuring) calls[name] = [...(calls[name] ?? []), ms]
      }
      const kiosk = new Browser(server, record, REPEATS)
      await kiosk.enrol(KIOSK_LICENSE)
      const desk = new Browser(server, record, REPEATS)
      await desk.signIn(...administrator)
      return async (guest: SeededReservation) => {
        await runStaffCalls(desk, guest)
        await runListCalls(desk, guest)
        await runKioskCalls(kiosk, guest)
        await runGuestCalls(new Browser(server, record, REPEATS), guest)
      }
    }),
  )
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    isMeasuring = round >= WARM_UP
    if (isMeasuring) say(`calls, round ${round - WARM_UP + 1} of ${rounds}`)
    for (const [index, call] of callers.entries()) {
      const guest = hotels[index]?.today[round]
      if (!guest) throw new Error(`Only ${round} guests arrive today.`)
      await call(guest)
    }
  }
}

async function measureJobs(hotels: readonly TestHotel[], { rounds }: GrowthOptions, say: (line: string) => void) {
  const callers = await Promise.all(
    hotels.map(async (hotel) => {
      const desk = new Browser(hotel.server)
      await desk.signIn(...administrator)
      return { ...hotel, desk, names: await listHotelJobs(hotel.client) }
    }),
  )
  for (let round = 0; round < 1 + rounds; round += 1) {
    say(`jobs, round ${round + 1} of ${1 + rounds}`)
    for (const { client, desk, names, times } of callers)
      for (const name of names) {
        const ms = await measureJob(client, desk, name)
        // The first run has work that later ones do not have.
        if (round > 0) times.jobs[name] = [...(times.jobs[name] ?? []), ms]
      }
  }
  say('the jobs of all hotels')
  const rates: JobRate[] = []
  for (const { client, desk } of callers) rates.push(await measureJobRate(client, desk))
  return rates
}
