import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseHotelSystem, HotelSystem } from '../../outside/hotel-system/hotel-system.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { FeedHotel } from './apply-event.ts'

export interface KnownSystem {
  readonly hotel: Hotel
  readonly system: HotelSystem
}

/** What applying its events needs to know. */
export const toFeedHotel = ({
  hotel,
  system,
}: {
  readonly hotel: Hotel
  readonly system: { readonly versionsByReading?: true | undefined }
}): FeedHotel => ({
  id: hotel.id,
  currency: hotel.currency,
  versionsByReading: system.versionsByReading,
})

export interface HotelSystems {
  /** Undefined if the hotel has none. */
  of(hotelId: number): Promise<KnownSystem | undefined>
  /** The same as of a moment ago, for code that asks with every call. */
  recentlyOf(hotelId: number): Promise<KnownSystem | undefined>
}

interface HotelSystemsDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly systemFor: ChooseHotelSystem
}

/** How long it may take until such code notices a newly published document. */
const RECENT_MS = 10_000
const MAX_RECENT = 1_000

export function createHotelSystems({ db, sites, systemFor }: HotelSystemsDependencies): HotelSystems {
  const recent = new Map<number, { until: number; known: Promise<KnownSystem | undefined> }>()

  const of: HotelSystems['of'] = async (hotelId) => {
    const hotel = await sites.hotel(hotelId)
    if (!hotel) return undefined
    const { config } = await db.inHotel(hotelId, (tx) => sites.config(tx, hotel))
    const system = systemFor(config)
    return system && { hotel, system }
  }

  return {
    of,
    recentlyOf(hotelId) {
      const last = recent.get(hotelId)
      if (last && last.until > performance.now()) return last.known
      // A caller may name any number.
      if (recent.size >= MAX_RECENT) recent.clear()
      const known = of(hotelId)
      recent.set(hotelId, { until: performance.now() + RECENT_MS, known })
      known.catch(() => recent.delete(hotelId))
      return known
    },
  }
}
