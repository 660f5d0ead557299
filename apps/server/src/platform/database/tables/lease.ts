import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckinLeases extends OfHotel {
  reservation_id: string
  visit_id: string
  holder: string
  fence: Generated<number>
  expires_at: Date
}

export interface LeaseTables {
  checkin_leases: CheckinLeases
}
