import type { Sites } from '../../access/site/sites.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { readEndedHolds, releaseHold } from '../../book/walk-in/walk-in.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { cancelWithLock } from './cancel-with-lock.ts'

export interface EndHoldsDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly hotel: HotelPublisher
}

/**
 * Frees rooms held for guests who have left, one reservation per transaction so that locks stay
 * short.
 */
export async function endHolds(
  db: Database,
  hotelId: number,
  { sites, changes, hotel: tellHotel }: EndHoldsDependencies,
): Promise<void> {
  for (const { id } of await db.inHotel(hotelId, (tx) => readEndedHolds(tx))) {
    const ended = await db.inHotel(hotelId, async (tx) => {
      await acquireReservationLock({ tx, hotel: { id: hotelId } }, id)
      // Read again after locking: the guests may have come back or arrived.
      const held = (await readEndedHolds(tx)).find((one) => one.id === id)
      const hotel = held && (await sites.hotel(hotelId, tx))
      if (!held || !hotel) return false
      const changed = await cancelWithLock({ tx, who: { hotelId }, action: 'holdEnded' }, held)
      await releaseHold(tx, id)
      if (changed) await tellHotel.cancelled({ tx, hotel }, held, 'hold')
      return changed
    })
    if (ended) changes.publish(hotelId, 'stays', 'audit')
  }
}
