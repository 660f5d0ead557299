import { dayAt } from '../../access/hotel/hotel.ts'
import { readHotelDay } from '../../access/hotel-day/hotel-day.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { listArrivalIds } from '../arrivals/arrivals.store.ts'
import type { ArrivalsRead } from '../arrivals/arrivals-read.ts'
import type { ReadListed } from '../arrivals/read-listed.ts'
import { createHotelWatch, type HotelWatch, type Listener } from './hotel-watch.ts'

interface WatchesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly readListed: ReadListed
  readonly now: () => Date
}

/**
 * Notifies a hotel's open pages of changes, with differences of today's arrivals. The list is read
 * once for all pages, first when the first page listens, which uses that read as its own list; so
 * each later change is a difference for all.
 */
export function createHotelWatches({ db, sites, changes, readListed, now }: WatchesDependencies) {
  const watches = new Map<number, HotelWatch>()

  async function readArrivals(hotelId: number): Promise<ArrivalsRead> {
    return db.inHotel(hotelId, async (tx) => {
      const hotel = await sites.hotel(hotelId, tx)
      if (!hotel) throw new Error('This hotel is gone.')
      const at = now()
      const { hotelDay, latestTurn } = await readHotelDay(tx, sites, hotel, at)
      const of = { tx, hotel, today: dayAt(hotel.timeZone, at), hotelDay, latestTurn }
      const stays = await readListed(of, await listArrivalIds(of))
      return { day: hotelDay, at, arrivals: stays.map(({ arrival }) => arrival) }
    })
  }

  return {
    /** From now on the page receives every change; once ready, those of arrivals as differences. */
    subscribe(hotelId: number, listener: Listener): { readonly ready: Promise<void>; readonly stop: () => void } {
      const mine = watches.get(hotelId) ?? createHotelWatch(hotelId, { changes, readArrivals })
      watches.set(hotelId, mine)
      mine.listeners.add(listener)
      return {
        ready: mine.ready,
        stop: () => {
          mine.listeners.delete(listener)
          if (mine.listeners.size > 0) return
          mine.stop()
          if (watches.get(hotelId) === mine) watches.delete(hotelId)
        },
      }
    },

    /** The read of today's arrivals that the first page has started; undefined when it is over. */
    findFirstRead: (hotelId: number): Promise<ArrivalsRead> | undefined => watches.get(hotelId)?.firstRead,
  }
}

export type HotelWatches = ReturnType<typeof createHotelWatches>
