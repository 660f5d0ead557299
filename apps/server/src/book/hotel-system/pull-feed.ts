import type { WebhookAnswer } from '@foyer/contract/hotel-system.ts'
import { formatUndelivered } from '@foyer/domain/reservation/undelivered-reason.ts'
import { NoAnswer } from '../../outside/hotel-system/hotel-system.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { applyEvents } from './apply-events.ts'
import { findFeedCursor, recordPull, saveHotelSystem } from './hotel-system.store.ts'
import { type HotelSystems, type KnownSystem, toFeedHotel } from './hotel-systems.ts'
import { pullPage, RATE_LIMIT_PAUSE_S } from './pull-page.ts'

export interface PullFeedDependencies {
  readonly db: Database
  readonly systems: HotelSystems
  readonly changes: Changes
}

/** Per run; the rest is read in the next one, so that other jobs come in between. */
const MAX_PAGES = 200

export interface ReadFeed extends WebhookAnswer {
  /** There is more, which can be read after so many seconds. */
  pauseSeconds?: number
}

/** Reads everything new from a hotel's system. Undefined if the hotel has none. Throws NoAnswer. */
export async function pullFeed(parts: PullFeedDependencies, hotelId: number): Promise<ReadFeed | undefined> {
  const { db, systems } = parts
  const known = await systems.of(hotelId)
  if (!known) return undefined
  try {
    const answer = await pullPages(parts, known)
    if (answer.pauseSeconds === undefined) await db.inHotel(hotelId, (tx) => recordPull(tx, hotelId))
    return answer
  } catch (error) {
    const pull_error =
      error instanceof NoAnswer ? formatUndelivered(error.failure, error.detail) : formatUndelivered('notStored')
    await db.inHotel(hotelId, (tx) => saveHotelSystem(tx, hotelId, { pull_error }))
    throw error
  }
}

async function pullPages({ db, changes }: PullFeedDependencies, { hotel, system }: KnownSystem): Promise<ReadFeed> {
  const all: ReadFeed = { taken: 0, known: 0, refused: [] }
  const fields = new Set<string>()
  for (let pages = 1; ; pages++) {
    const cursor = await db.inHotel(hotel.id, findFeedCursor)
    const page = await pullPage(system, cursor)
    if (!page) {
      const pull_error = formatUndelivered('rateLimit')
      await db.inHotel(hotel.id, (tx) => saveHotelSystem(tx, hotel.id, { pull_error }))
      all.pauseSeconds = RATE_LIMIT_PAUSE_S
      break
    }
    const {
      taken,
      known,
      refused,
      ignored = [],
    } = await applyEvents({ db, changes }, toFeedHotel({ hotel, system }), page.events)
    all.taken += taken
    all.known += known
    all.refused.push(...refused)
    for (const field of ignored) fields.add(field)
    // Stored after its events: after a crash in between they are read again, which changes nothing.
    await db.inHotel(hotel.id, (tx) => saveHotelSystem(tx, hotel.id, { feed_cursor: page.cursor, pull_error: null }))
    const isOver = page.pauseSeconds === undefined && (!page.more || page.cursor === cursor)
    if (isOver) break
    if (page.pauseSeconds !== undefined || pages >= MAX_PAGES) {
      all.pauseSeconds = page.pauseSeconds ?? 0
      break
    }
  }
  return fields.size > 0 ? { ...all, ignored: [...fields] } : all
}
