import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckinLeases extends OfHotel {
  reservation_id: string
  /** Null while one of the staff has it. */
  visit_id: string | null
  holder: string
  member_id: string | null
  member_name: string | null
  desk_since: Date | null
  /** The visit it goes back to: whoever held it when one of the staff took it over. */
  taken_from: string | null
  fence: Generated<number>
  expires_at: Date
}

export interface LeaseTables {
  checkin_leases: CheckinLeases
}
