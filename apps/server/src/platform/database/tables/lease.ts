import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckinLeases extends OfHotel {
  reservation_id: string
  /** Null while a member of staff holds it. */
  visit_id: string | null
  holder: string
  member_id: string | null
  member_name: string | null
  desk_since: Date | null
  /** The visit that held it when staff took it over, and gets it back. */
  taken_from: string | null
  fence: Generated<number>
  expires_at: Date
  /** The member of staff who sees the screen, and until when without renewal. */
  watcher_id: string | null
  watcher_name: string | null
  watched_until: Date | null
  /** What it shows, masked, while someone may see it. */
  shown: JSONColumnType<Record<string, unknown>> | null
  shown_at: Date | null
}

export interface LeaseTables {
  checkin_leases: CheckinLeases
}
