import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface HotelSystems extends OfHotel {
  /** The hotel system's cursor for the next page of the feed. */
  feed_cursor: Generated<string | null>
  /** When all of the feed was last read. */
  pulled_at: Generated<Date | null>
  /** Why reading has failed since then. */
  pull_error: Generated<string | null>
  /** When the hotel's system last pushed something. */
  pushed_at: Generated<Date | null>
}

/** The last version received of each thing: a repetition or an earlier one changes nothing. */
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
