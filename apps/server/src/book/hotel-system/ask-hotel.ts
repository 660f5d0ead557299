import { headers } from '@foyer/contract/common.ts'
import type { CurrentReservation } from '@foyer/contract/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { mayDo, provedAs } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { knownReservation } from '../reservation/reservation.store.ts'
import { noteSaid } from './feed.store.ts'
import type { HotelSystems } from './hotel-systems.ts'
import { takeReservation, takeRoom } from './take-event.ts'

/**
 * Refreshes what only the hotel's system knows and may just have changed: what is owed, whether the
 * room is ready. Runs before the transaction of the call that needs it. If the system does not
 * answer, the last known data stays, with its time.
 */
export interface AskHotel {
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
  meant(caller: VisitCaller, whichOne: (visit: Visit) => Promise<string | undefined>): Promise<void>
}

interface AskHotelDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly systems: HotelSystems
  readonly changes: Changes
}

/**
 * A system that didn't answer is left alone for a moment, so that guests don't wait for it one
 * after the other.
 */
const LEFT_ALONE_MS = 10_000

export function askHotel({ db, visits, systems, changes }: AskHotelDependencies): AskHotel {
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
    const { reference } = await visits.during(caller, { evenEnded: false }, async (visit) => ({
      reference: await whichOne(visit),
    }))
    if (!reference) return
    let current: CurrentReservation | undefined
    try {
      current = await known.system.ask(reference)
    } catch {
      silentUntil.set(hotelId, performance.now() + LEFT_ALONE_MS)
      if (mustAnswer) throw new Problem('unavailable', 'the system of its own does not answer')
      return
    }
    if (!current || referenceKey(current.reservation.reference) !== reference) return
    const said = current
    await db.inHotel(hotelId, (tx) => keepCurrent(tx, known.hotel, said))
    changes.tell(hotelId, 'stays')
  }

  // A page can't request what it hasn't found or may not read.
  const called = (name: string) => async (visit: Visit) => {
    const proved = provedAs(visit, name)
    return proved && mayDo(visit, proved, ['read']) ? proved.reference : undefined
  }
  const ofVisit = (caller: VisitCaller, name: string) => bring(caller, called(name), { mustAnswer: false })
  return Object.assign(ofVisit, {
    orFail: (caller: VisitCaller, name: string) => bring(caller, called(name), { mustAnswer: true }),
    meant: (caller: VisitCaller, whichOne: (visit: Visit) => Promise<string | undefined>) =>
      bring(caller, whichOne, { mustAnswer: false }),
  })
}

const ASKED = 'asked'

async function keepCurrent(
  tx: HotelTransaction,
  hotel: Hotel,
  { reservation, room }: CurrentReservation,
): Promise<void> {
  if (room) await takeRoom(tx, hotel, room, ASKED)
  await takeReservation(tx, hotel, reservation, ASKED)
  const known = await knownReservation(tx, referenceKey(reservation.reference))
  // Unchanged data is news too: it is confirmed as current.
  if (known) await noteSaid(tx, known.id)
}
