import type { Sites } from '../../access/site/sites.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { takeTurn } from '../../book/lease/lease.store.ts'
import { readEndedHolds, releaseHold } from '../../book/walk-in/walk-in.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { cancelInTurn } from './cancel-in-turn.ts'

export interface EndHolds {
  readonly sites: Sites
  readonly changes: Changes
  readonly hotel: TellHotel
}

/**
 * Frees rooms held for guests who have left, one reservation per transaction so that locks stay
 * short.
 */
export async function endHolds(
  db: Database,
  hotelId: number,
  { sites, changes, hotel: tellHotel }: EndHolds,
): Promise<void> {
  for (const { id } of await db.inHotel(hotelId, (tx) => readEndedHolds(tx))) {
    const ended = await db.inHotel(hotelId, async (tx) => {
      await takeTurn({ tx, hotel: { id: hotelId } }, id)
      // Read again after locking: the guests may have come back or arrived.
      const held = (await readEndedHolds(tx)).find((one) => one.id === id)
      const hotel = held && (await sites.hotel(hotelId, tx))
      if (!held || !hotel) return false
      const changed = await cancelInTurn({ tx, who: { hotelId }, action: 'holdEnded' }, held)
      await releaseHold(tx, id)
      if (changed) await tellHotel.cancelled({ tx, hotel }, held, 'hold')
      return changed
    })
    if (ended) changes.tell(hotelId, 'stays', 'audit')
  }
}
