import type { HotelSystem } from '../../outside/hotel-system/hotel-system.ts'
import { pullPage } from './pull-page.ts'

interface WholeFeed {
  readonly events: readonly unknown[]
  /** False if there is more than may be read, or than the system allows now. */
  readonly isComplete: boolean
}

/** More than the largest hotel needs. */
const MAX_PAGES = 2_000

/** Reads everything that a system has from the beginning, and stores nothing. Throws NoAnswer. */
export async function readWholeFeed(
  system: HotelSystem,
  { maxPages = MAX_PAGES, isTimeOver = () => false }: { maxPages?: number; isTimeOver?: () => boolean } = {},
): Promise<WholeFeed> {
  const events: unknown[] = []
  let cursor: string | undefined
  for (let page = 0; page < maxPages && !isTimeOver(); page++) {
    // Without a page there is nothing to judge, and the failure says why.
    const next = page === 0 ? await system.pull(cursor) : await pullPage(system, cursor)
    if (!next) break
    events.push(...next.events)
    if (next.pauseSeconds !== undefined) break
    if (!next.more || next.cursor === cursor) return { events, isComplete: true }
    cursor = next.cursor
  }
  return { events, isComplete: false }
}
