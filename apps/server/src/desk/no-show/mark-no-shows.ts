import { dayAt } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { hasSystem } from '../../book/hotel-system/publish-event.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { markWithLock } from './mark-with-lock.ts'
import { listMissedArrivals } from './no-show.store.ts'

interface MarkDependencies {
  readonly sites: Sites
  readonly changes: Changes
  readonly now: Date
}

/**
 * Marks arrivals of days that are over for the hotel, one stay per transaction so that locks stay
 * short.
 */
export async function markNoShows(
  db: Database,
  { id: hotelId, timeZone }: { readonly id: number; readonly timeZone: string },
  { sites, changes, now }: MarkDependencies,
): Promise<void> {
  const missed = await db.inHotel(hotelId, async (tx) => {
    const hotel = await sites.hotel(hotelId, tx)
    if (!hotel || (await hasSystem({ sites }, { tx, hotel }))) return []
    const { automatic, dayEndsAt } = (await sites.config(tx, hotel)).config.noShow
    const day = dayAt(timeZone, now, dayEndsAt)
    return automatic ? (await listMissedArrivals(tx, day)).map(({ id }) => ({ id, day })) : []
  })
  for (const { id, day } of missed)
    await db.inHotel(hotelId, async (tx) => {
      const hotel = await sites.hotel(hotelId, tx)
      if (!hotel) return
      await acquireReservationLock({ tx, hotel }, id)
      // Read again after locking: the guests may have come meanwhile.
      const isMissed = (await listMissedArrivals(tx, day)).some((one) => one.id === id)
      if (isMissed) await markWithLock(sites, { tx, hotel }, { hotelId }, { id })
    })
  if (missed.length > 0) changes.publish(hotelId, 'stays', 'audit')
}
