import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { dayAt } from '../../access/hotel/hotel.ts'
import { type HotelSystem, UnreadableAnswer } from '../../outside/hotel-system/hotel-system.ts'
import { openAlert } from '../alert/open-alert.ts'
import { compareReservations } from './compare-reservations.ts'
import {
  type Comparison,
  continueComparison,
  endComparison,
  listNotRead,
  markCompared,
  readTime,
  saveProgress,
  settleOver,
} from './comparison.store.ts'
import { listOpenDifferences } from './difference.store.ts'
import type { KnownSystem } from './hotel-systems.ts'
import type { PullFeedDependencies } from './pull-feed.ts'
import { isLimit, pullPage, RATE_LIMIT_PAUSE_S } from './pull-page.ts'
import { readNewest } from './read-newest.ts'

interface CompareDependencies extends PullFeedDependencies {
  readonly now: Date
}

interface Comparing extends KnownSystem, Pick<PullFeedDependencies, 'db'> {
  /** What ended before is not compared. */
  readonly since: string
}

/** Per run; the rest is read in the next one, so that other jobs come in between. */
const MAX_PAGES = 200
/** Reservations that are asked for before what was found is stored. */
const BATCH = 20

/**
 * Compares our book with that of the hotel's own system, which is read from its beginning, page by
 * page. Differences are stored and alerted; those that are gone are settled. Changes nothing else, here
 * or there. Returns after how many seconds it can be continued, or undefined at its end.
 */
export async function compareBooks(parts: CompareDependencies, hotelId: number): Promise<number | undefined> {
  const known = await parts.systems.of(hotelId)
  if (!known) return undefined
  const { db, changes, now } = parts
  const comparing = { ...known, db, since: addDays(dayAt(known.hotel.timeZone, now), -1) }
  const begun = await db.inHotel(hotelId, (tx) => continueComparison(tx, hotelId))
  const pauseSeconds = (await comparePages(comparing, begun)) ?? (await compareNotRead(comparing))
  if (pauseSeconds !== undefined) return pauseSeconds
  await db.inHotel(hotelId, async (tx) => {
    await settleOver(tx)
    await endComparison(tx)
    const [open] = await listOpenDifferences(tx)
    if (open) await openAlert(tx, hotelId, { kind: 'booksDiffer', money: 'nothingConcerned' })
  })
  changes.publish(hotelId, 'devices', 'alerts')
  return undefined
}

/** Compares what the system has, with one page in memory. */
async function comparePages(
  { db, hotel, system, since }: Comparing,
  { cursor: begun, isRead: wasRead }: Comparison,
): Promise<number | undefined> {
  let cursor = begun
  let isRead = wasRead
  for (let pages = 0; !isRead; pages++) {
    if (pages >= MAX_PAGES) return 0
    const readAt = await db.inHotel(hotel.id, readTime)
    const page = await pullPage(system, cursor)
    if (!page) return RATE_LIMIT_PAUSE_S
    isRead = page.pauseSeconds === undefined && (!page.more || page.cursor === cursor)
    cursor = page.cursor
    const { reservations: theirs } = await readNewest(page.events, hotel.currency)
    const progress = { cursor, isRead }
    await db.inHotel(hotel.id, async (tx) => {
      const versions = new Map([...theirs].map(([reference, { version }]) => [reference, version]))
      const references = await markCompared(tx, hotel.id, versions)
      await compareReservations(tx, hotel, { references, theirs, since, readAt })
      await saveProgress(tx, progress)
    })
    if (page.pauseSeconds !== undefined) return page.pauseSeconds
  }
  return undefined
}

/** Compares what we have and did not read, some at a time. */
async function compareNotRead({ db, hotel, system, since }: Comparing): Promise<number | undefined> {
  for (let after = ''; ; ) {
    const { references, readAt } = await db.inHotel(hotel.id, async (tx) => ({
      references: await listNotRead(tx, since, { after, limit: BATCH }),
      readAt: await readTime(tx),
    }))
    const last = references.at(-1)
    if (last === undefined) return undefined
    after = last
    const { theirs, unreadable, left } = await askForAll(system, references)
    const asked = references.slice(0, references.length - left)
    await db.inHotel(hotel.id, async (tx) => {
      await markCompared(tx, hotel.id, new Map(asked.map((reference) => [reference, 0])))
      const readable = asked.filter((reference) => !unreadable.has(reference))
      await compareReservations(tx, hotel, { references: readable, theirs, since, readAt })
    })
    if (left > 0) return RATE_LIMIT_PAUSE_S
  }
}

interface Answers {
  readonly theirs: ReadonlyMap<string, SystemReservation>
  readonly unreadable: ReadonlySet<string>
  /** How many the system does not allow to be asked for now. */
  readonly left: number
}

async function askForAll(system: HotelSystem, references: readonly string[]): Promise<Answers> {
  const theirs = new Map<string, SystemReservation>()
  const unreadable = new Set<string>()
  for (const [at, reference] of references.entries()) {
    try {
      const current = await system.ask(reference)
      if (current) theirs.set(toReferenceKey(current.reservation.reference), current.reservation)
    } catch (error) {
      if (error instanceof UnreadableAnswer) unreadable.add(reference)
      else if (isLimit(error)) return { theirs, unreadable, left: references.length - at }
      else throw error
    }
  }
  return { theirs, unreadable, left: 0 }
}
