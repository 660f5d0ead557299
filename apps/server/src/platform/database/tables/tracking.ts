import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** Free text of a page is never stored; see the rules for what is. */
interface TrackingEvents extends OfHotel {
  id: Generated<string>
  at: Generated<Date>
  visit_id: string
  app_key: string
  tracking_number: string | null
  type: string
  state: string
  description: string
  screen: string | null
  reservation_id: string | null
  language: string
  browser: string | null
  data: JSONColumnType<Record<string, unknown>>
}

/** Each screen that a visit reached with a reservation, once. */
interface CheckinSteps extends OfHotel {
  visit_id: string
  reservation_id: string
  step: string
  app_key: string
  is_pok: boolean
  is_front_app: boolean
  finished: boolean
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

export interface TrackingTables {
  tracking_events: TrackingEvents
  checkin_steps: CheckinSteps
}
