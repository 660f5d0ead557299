import { dayAt } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listArrivalIds } from '../arrivals/arrivals.store.ts'
import { readStays } from '../arrivals/read-arrivals.ts'
import { type ArrivalsRead, createHotelWatch, type HotelWatch, type Listener } from './hotel-watch.ts'

interface WatchesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly now: () => Date
}

/**
 * Notifies a hotel's open pages of changes, with differences of today's arrivals. The list is read
 * once for all pages, first before any of them loads it, so that each later change is a difference
 * for all.
 */
export function createHotelWatches({ db, sites, changes, now }: WatchesDependencies) {
  const watches = new Map<number, HotelWatch>()

  async function readArrivals(hotelId: number): Promise<ArrivalsRead> {
    return db.inHotel(hotelId, async (tx) => {
      const hotel = await sites.hotel(hotelId, tx)
      if (!hotel) throw new Error('This hotel is gone.')
      const at = now()
      const day = dayAt(hotel.timeZone, at)
      const of = { tx, hotel, today: day }
      const stays = await readStays(of, sites, await listArrivalIds(of))
      return { day, at, arrivals: stays.map(({ arrival }) => arrival) }
    })
  }

  return {
    /**
     * Resolves when the page may load: from then on it receives every change. Returns a function
     * that unsubscribes.
     */
    async subscribe(hotelId: number, listener: Listener): Promise<() => void> {
      const mine = watches.get(hotelId) ?? createHotelWatch(hotelId, { changes, readArrivals })
      watches.set(hotelId, mine)
      mine.listeners.add(listener)
      await mine.ready
      return () => {
        mine.listeners.delete(listener)
        if (mine.listeners.size > 0) return
        mine.stop()
        if (watches.get(hotelId) === mine) watches.delete(hotelId)
      }
    },
  }
}

export type HotelWatches = ReturnType<typeof createHotelWatches>
