import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface HotelSystems extends OfHotel {
  /** In the words of the hotel's system: where it goes on. */
  feed_cursor: Generated<string | null>
  /** The last time that all of the feed was heard. */
  pulled_at: Generated<Date | null>
  /** Why it was not, since then. */
  pull_error: Generated<string | null>
  /** The last time that it said something by itself. */
  pushed_at: Generated<Date | null>
}

/** What was said last of each thing: the same again, or something earlier, changes nothing. */
interface FeedVersions extends OfHotel {
  kind: 'roomType' | 'room' | 'reservation'
  key: string
  version: number
  event_id: string
  taken_at: Generated<Date>
}

export interface HotelSystemTables {
  hotel_systems: HotelSystems
  feed_versions: FeedVersions
}
