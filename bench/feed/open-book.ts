import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Point } from '../load/compute-slope.ts'
import type { MeasuredServer } from '../server.ts'
import { readMemory } from '../start/read-memory.ts'
import type { Pass } from './report.ts'

const POLL_INTERVAL_MS = 1_000
/** For the moments when a pass begins. */
const SHORT_INTERVAL_MS = 50
/** A pass is divided into so many parts; after each, the memory in use is measured. */
const PARTS = 8
const SAMPLES = 5

export interface Book {
  /** From when its system is first read until all of it was. */
  watchReading(): Promise<Pass>
  /** Runs the nightly comparison. */
  watchComparing(): Promise<Pass>
  countDifferences(): Promise<number>
  close(): Promise<void>
}

interface Watched {
  readonly hotel: number
  readonly server: Pick<MeasuredServer, 'pid' | 'readUsedBytes'>
  readonly reservations: number
}

/** Watches a hotel's book in the database, and the memory of its server. */
export async function openBook(url: string, { hotel, server, reservations }: Watched): Promise<Book> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`select set_config('foyer.hotel_id', '${hotel}', false)`)
  const count = async (from: string) => {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${from}`)
    return rows[0]?.count ?? 0
  }
  const makeDue = (job: string) =>
    client.query('update jobs set due_at = now() where name = $1 and of_hotel = $2 and leased_until is null', [
      job,
      hotel,
    ])

  /** The least of several: a page that is being read is not what is measured. */
  async function readLeastUsed(): Promise<number> {
    const all: number[] = []
    for (let times = 0; times < SAMPLES; times++) {
      all.push(await server.readUsedBytes())
      await delay(SHORT_INTERVAL_MS)
    }
    return Math.min(...all)
  }

  async function watch(isBegun: string, isOver: string, progress: string): Promise<Pass> {
    while ((await count(isBegun)) === 0) await delay(SHORT_INTERVAL_MS)
    const begun = performance.now()
    const used: Point[] = []
    let peak = 0
    while ((await count(isOver)) === 0) {
      peak = Math.max(peak, readMemory(server.pid))
      const done = await count(progress)
      if (done >= ((used.length + 1) * reservations) / PARTS) used.push({ x: done, y: await readLeastUsed() })
      await delay(POLL_INTERVAL_MS)
    }
    return { seconds: (performance.now() - begun) / 1_000, used, peak }
  }

  return {
    async watchReading() {
      await makeDue('pullFeed')
      return watch(
        'hotel_systems where feed_cursor is not null',
        'hotel_systems where pulled_at is not null',
        'reservations where said_at is not null',
      )
    },
    async watchComparing() {
      await makeDue('compareBooks')
      return watch(
        'book_comparisons',
        '(select where not exists (select from book_comparisons)) over',
        'compared_reservations',
      )
    },
    countDifferences: () => count('book_differences where resolved_at is null'),
    close: () => client.end(),
  }
}
