import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Visits extends OfHotel {
  id: string
  app_key: string
  device_id: string | null
  opened_at: Generated<Date>
  ended_at: Date | null
}

interface VisitReservations extends OfHotel {
  visit_id: string
  reservation_id: string
  found_at: Generated<Date>
}

export interface VisitTables {
  visits: Visits
  visit_reservations: VisitReservations
}
