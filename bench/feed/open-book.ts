import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Point } from '../load/compute-slope.ts'
import { readMemory } from '../start/read-memory.ts'
import type { Pass } from './report.ts'

const POLL_INTERVAL_MS = 1_000
/** For the moments when a pass begins. */
const SHORT_INTERVAL_MS = 50

export interface Book {
  /** From when its system is first read until all of it was. */
  watchReading(): Promise<Pass>
  /** Runs the nightly comparison. */
  watchComparing(): Promise<Pass>
  countDifferences(): Promise<number>
  close(): Promise<void>
}

/** Watches a hotel's book in the database, and the memory of its server. */
export async function openBook(
  url: string,
  { hotel, pid }: { readonly hotel: number; readonly pid: number },
): Promise<Book> {
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

  async function watch(isBegun: string, isOver: string, progress: string): Promise<Pass> {
    while ((await count(isBegun)) === 0) await delay(SHORT_INTERVAL_MS)
    const begun = performance.now()
    const memory: Point[] = []
    while ((await count(isOver)) === 0) {
      memory.push({ x: await count(progress), y: readMemory(pid) })
      await delay(POLL_INTERVAL_MS)
    }
    return { seconds: (performance.now() - begun) / 1_000, memory }
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
