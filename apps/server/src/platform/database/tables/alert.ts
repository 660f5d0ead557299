import type { AlertKind } from '@foyer/domain/alert/alert-kinds.ts'
import type { AlertReasonName, DevicePart } from '@foyer/domain/alert/alert-reasons.ts'
import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { ScreenName } from '@foyer/domain/journey/screens.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Alerts extends OfHotel {
  id: string
  kind: AlertKind
  reservation_id: string | null
  device_id: string | null
  mail_id: string | null
  job: JobName | null
  /** The visit whose page raised it, and its screen. */
  visit_id: string | null
  screen: ScreenName | null
  reason: AlertReasonName | null
  problem: string | null
  part: DevicePart | null
  refund_id: Generated<string | null>
  key_id: Generated<string | null>
  payment_id: Generated<string | null>
  /** What it is about; only one alert per kind and subject can be open. */
  subject: string
  money: 'nothingConcerned' | 'nothingCharged' | 'charged' | 'unknown' | null
  key_state: 'notGiven' | 'given' | 'unknown' | null
  times: Generated<number>
  opened_at: Generated<Date>
  last_at: Generated<Date>
  claimed_at: Date | null
  claimed_by: string | null
  escalated_at: Date | null
  handled_at: Date | null
  handled_by: string | null
  note: string | null
}

export interface AlertTables {
  alerts: Alerts
}
