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
  fence: Generated<number>
  expires_at: Date
}

export interface LeaseTables {
  checkin_leases: CheckinLeases
}
