import type { SystemReservation } from '@foyer/contract/hotel-system.ts'
import { addDays } from '@foyer/domain/basics/add-days.ts'
import { findDifferences } from '@foyer/domain/reservation/book-difference.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { openAlert } from '../alert/open-alert.ts'
import { createReservationBook } from '../reservation/book.ts'
import {
  type FoundDifference,
  listComparable,
  listOpenDifferences,
  listUndeliveredStreams,
  saveDifference,
  settleDifference,
} from './difference.store.ts'
import type { KnownSystem } from './hotel-systems.ts'
import type { PullFeedDependencies } from './pull-feed.ts'
import { readNewest } from './read-newest.ts'
import { readWholeFeed } from './read-whole-feed.ts'
import { RejectedEvent } from './rejected-event.ts'
import { fromOurs, fromTheirs } from './to-compared.ts'

interface CompareDependencies extends PullFeedDependencies {
  readonly now: Date
}

/** Reservations that are read from our book in one transaction. */
const BATCH = 100

/**
 * Compares our book with that of the hotel's own system, which is read from its beginning. Differences
 * are stored and alerted; those that are gone are settled. Changes nothing else, here or there.
 */
export async function compareBooks(parts: CompareDependencies, hotelId: number): Promise<void> {
  const known = await parts.systems.of(hotelId)
  if (!known) return
  const { db, changes, now } = parts
  const { hotel, system } = known
  const today = dayAt(hotel.timeZone, now)
  const { events, isComplete } = await readWholeFeed(system)
  const theirs = new Map(readNewest(events, hotel.currency).reservations)
  const { comparable, busy } = await db.inHotel(hotelId, async (tx) => ({
    comparable: await listComparable(tx, addDays(today, -1)),
    busy: await listUndeliveredStreams(tx),
  }))
  const references = [...comparable].filter(([, id]) => !busy.has(id)).map(([reference]) => reference)
  await askForMissing(known, references, theirs)
  const found = new Map<string, FoundDifference>()
  for (let at = 0; at < references.length; at += BATCH) {
    const batch = references.slice(at, at + BATCH)
    const differences = await db.inHotel(hotelId, (tx) => compareBatch(tx, hotel, { batch, theirs, ids: comparable }))
    for (const one of differences) found.set(`${one.reference} ${one.kind}`, one)
  }
  const isMissing = ([reference, { state, departure }]: [string, SystemReservation]) =>
    !comparable.has(reference) && (state === 'inHouse' || (state === 'expected' && departure >= today))
  for (const [reference, { state }] of [...theirs].filter(isMissing))
    found.set(`${reference} onlyThere`, { reference, kind: 'onlyThere', ours: '', theirs: state })
  const isCompared = (reference: string) => references.includes(reference) || !comparable.has(reference)
  await db.inHotel(hotelId, (tx) => saveFound(tx, hotelId, found, isComplete ? isCompared : () => false))
  changes.publish(hotelId, 'devices', 'alerts')
}

/** What a feed leaves out because it is over may still be asked for. */
async function askForMissing(
  { system }: KnownSystem,
  references: readonly string[],
  theirs: Map<string, SystemReservation>,
): Promise<void> {
  for (const reference of references) {
    if (theirs.has(reference)) continue
    const current = await system.ask(reference)
    if (current) theirs.set(toReferenceKey(current.reservation.reference), current.reservation)
  }
}

interface Batch {
  readonly batch: readonly string[]
  readonly theirs: ReadonlyMap<string, SystemReservation>
  readonly ids: ReadonlyMap<string, string>
}

async function compareBatch(
  tx: HotelTransaction,
  hotel: Hotel,
  { batch, theirs, ids }: Batch,
): Promise<FoundDifference[]> {
  const book = createReservationBook(hotel, tx)
  const found: FoundDifference[] = []
  for (const stay of await book.byIds(batch.flatMap((reference) => ids.get(reference) ?? []))) {
    const { reference } = stay
    const said = theirs.get(reference)
    if (!said) {
      const isOver = stay.state !== 'expected' && stay.state !== 'inHouse'
      if (!isOver) found.push({ reference, kind: 'onlyHere', ours: stay.state, theirs: '' })
      continue
    }
    found.push(
      ...compareOne(said, hotel, fromOurs(stay, await book.folio(stay.id))).map((one) => ({ reference, ...one })),
    )
  }
  return found
}

/** What cannot be stored is refused by the feed, and alerted there. */
function compareOne(said: SystemReservation, { currency }: Hotel, ours: ReturnType<typeof fromOurs>) {
  try {
    return findDifferences(ours, fromTheirs(said, currency))
  } catch (error) {
    if (error instanceof RejectedEvent) return []
    throw error
  }
}

async function saveFound(
  tx: HotelTransaction,
  hotelId: number,
  found: ReadonlyMap<string, FoundDifference>,
  isCompared: (reference: string) => boolean,
): Promise<void> {
  for (const one of await listOpenDifferences(tx))
    if (isCompared(one.reference) && !found.has(`${one.reference} ${one.kind}`)) await settleDifference(tx, one)
  for (const one of found.values()) await saveDifference(tx, hotelId, one)
  const open = await listOpenDifferences(tx)
  if (open.length > 0) await openAlert(tx, hotelId, { kind: 'booksDiffer', money: 'nothingConcerned' })
}
