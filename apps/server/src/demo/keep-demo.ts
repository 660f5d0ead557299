import { dayAt } from '../access/hotel/hotel.ts'
import type { Database } from '../platform/database/open-database.ts'
import { demoHotels } from './hotels.ts'
import { layDemo } from './lay-demo.ts'

const A_MINUTE_MS = 60_000

const daysOf = (now: Date) => demoHotels.map(({ timeZone }) => dayAt(timeZone, now)).join()

/** Lays the demo hotels at the start, and anew when the day of one of them changes while we run. */
export async function keepDemo(db: Database, now: () => Date): Promise<{ reset(): Promise<void>; stop(): void }> {
  let laidFor = daysOf(now())
  await layDemo(db, now)
  let laying = Promise.resolve()
  async function layNewDay(): Promise<void> {
    const days = daysOf(now())
    if (days === laidFor) return
    await layDemo(db, now)
    laidFor = days
  }
  const timer = setInterval(() => {
    // A database that is away now is there in a minute; the demo can wait.
    laying = laying.then(layNewDay).catch(() => {})
  }, A_MINUTE_MS)
  timer.unref()
  return {
    reset: () => layDemo(db, now, { anew: true }),
    stop: () => clearInterval(timer),
  }
}
