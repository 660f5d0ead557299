import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface CheckinLogs extends OfHotel {
  id: string
  reservation_id: string
  visit_id: string
  app_key: string
  action: 'checkin' | 'pre-checkin'
  guest_amount: number
  status: 'started' | 'completed' | 'error'
  errors: JSONColumnType<unknown[]>
  /** When this check-in completed the arrival; it entitles its visit to the key. */
  arrived_at: Date | null
  /** When the guest who arrived was replaced; the visit is entitled to nothing since. */
  superseded_at: Generated<Date | null>
  started_at: Generated<Date>
  ended_at: Date | null
}

export interface CheckinLogTables {
  checkin_logs: CheckinLogs
}
