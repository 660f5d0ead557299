import type { Generated } from 'kysely'
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
}

export interface LeaseTables {
  checkin_leases: CheckinLeases
}
