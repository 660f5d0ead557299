import { headers } from '@foyer/contract/headers.ts'
import type { CurrentReservation } from '@foyer/contract/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { findProved, mayDo } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import { UnreadableAnswer } from '../../outside/hotel-system/hotel-system.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { findReservationByReference } from '../reservation/reservation.store.ts'
import { applyReservation, applyRoom, type FeedHotel } from './apply-event.ts'
import { reportRejections } from './apply-events.ts'
import { recordFeedUpdate } from './feed.store.ts'
import { type HotelSystems, toFeedHotel } from './hotel-systems.ts'
import { rejectionReason } from './rejected-event.ts'
import { toRejection } from './to-rejection.ts'

/**
 * Refreshes what only the hotel's system knows and may just have changed: what is owed, whether the
 * room is ready. Runs before the transaction of the call that needs it. If the system does not
 * answer, the last known data stays, with its time.
 */
export interface RefreshReservation {
  /** Refreshes the reservation that this visit knows by this name, if it may read it. */
  (caller: VisitCaller, name: string): Promise<void>
  /**
   * The same for what only that system can start: if it does not answer, the call fails. Requested
   * again at each call.
   */
  orFail(caller: VisitCaller, name: string): Promise<void>
  /**
   * Refreshes the reservation that this caller is about to be found to mean, whatever their visit
   * has found.
   */
  forResolved(caller: VisitCaller, whichOne: (visit: Visit) => Promise<string | undefined>): Promise<void>
}

interface RefreshReservationDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly systems: HotelSystems
  readonly changes: Changes
}

/**
 * A system that didn't answer is left alone for a moment, so that guests don't wait for it one
 * after the other.
 */
const BACKOFF_MS = 10_000

export function createRefreshReservation({
  db,
  visits,
  systems,
  changes,
}: RefreshReservationDependencies): RefreshReservation {
  const silentUntil = new Map<number, number>()

  async function bring(
    caller: VisitCaller,
    whichOne: (visit: Visit) => Promise<string | undefined>,
    { mustAnswer }: { mustAnswer: boolean },
  ): Promise<void> {
    const hotelId = Number(caller.headers[headers.hotelId])
    const known = await systems.recentlyOf(hotelId)
    const isLeftAlone = (silentUntil.get(hotelId) ?? 0) > performance.now()
    if (!known || (isLeftAlone && !mustAnswer)) return
    const { reference } = await visits.during(caller, { allowEnded: false }, async (visit) => ({
      reference: await whichOne(visit),
    }))
    if (!reference) return
    let current: CurrentReservation | undefined
    try {
      current = await known.system.ask(reference)
    } catch (error) {
      // One unreadable reservation is no reason to leave the system alone for the other guests.
      if (!(error instanceof UnreadableAnswer)) silentUntil.set(hotelId, performance.now() + BACKOFF_MS)
      if (mustAnswer) throw new Problem('unavailable', 'the PMS does not answer')
      return
    }
    if (!current || toReferenceKey(current.reservation.reference) !== reference) return
    const said = current
    try {
      await db.inHotel(hotelId, (tx) => saveCurrent(tx, toFeedHotel(known), said))
      changes.publish(hotelId, 'stays')
    } catch (error) {
      const why = rejectionReason(error)
      if (why === undefined) throw error
      const event = { id: REQUESTED_EVENT, kind: 'reservation', reservation: said.reservation }
      await reportRejections(db, known.hotel, [toRejection(event, why)])
      changes.publish(hotelId, 'alerts', 'devices')
      if (mustAnswer) throw new Problem('unavailable', 'what the hotel’s system answers cannot be stored')
    }
  }

  // A page can't request what it hasn't found or may not read.
  const called = (name: string) => async (visit: Visit) => {
    const proved = findProved(visit, name)
    return proved && mayDo(visit, proved, ['read']) ? proved.reference : undefined
  }
  const ofVisit = (caller: VisitCaller, name: string) => bring(caller, called(name), { mustAnswer: false })
  return Object.assign(ofVisit, {
    orFail: (caller: VisitCaller, name: string) => bring(caller, called(name), { mustAnswer: true }),
    forResolved: (caller: VisitCaller, whichOne: (visit: Visit) => Promise<string | undefined>) =>
      bring(caller, whichOne, { mustAnswer: false }),
  })
}

const REQUESTED_EVENT = 'asked'

async function saveCurrent(
  tx: HotelTransaction,
  hotel: FeedHotel,
  { reservation, room }: CurrentReservation,
): Promise<void> {
  if (room) await applyRoom(tx, hotel, room, REQUESTED_EVENT)
  await applyReservation(tx, hotel, reservation, REQUESTED_EVENT)
  const known = await findReservationByReference(tx, toReferenceKey(reservation.reference))
  // Unchanged data is news too: it is confirmed as current.
  if (known) await recordFeedUpdate(tx, known.id)
}
