import type { JobName } from '@foyer/domain/jobs/job.ts'
import type { AlertKind } from '@foyer/domain/staff/alert-kinds.ts'
import type { Generated } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Alerts extends OfHotel {
  id: string
  kind: AlertKind
  reservation_id: string | null
  device_id: string | null
  mail_id: string | null
  job: JobName | null
  money: 'nothingConcerned' | 'nothingCharged' | 'charged' | 'unknown' | null
  key_state: 'notGiven' | 'given' | 'unknown' | null
  times: Generated<number>
  opened_at: Generated<Date>
  last_at: Generated<Date>
  handled_at: Date | null
  handled_by: string | null
  note: string | null
}

export interface AlertTables {
  alerts: Alerts
}
