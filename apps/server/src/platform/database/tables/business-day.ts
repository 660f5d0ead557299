import type { DayReport } from '@foyer/contract/staff/day-report.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** A row is a closed day, which never changes. */
interface BusinessDays extends OfHotel {
  day: string
  closed_at: Generated<Date>
  /** Null if the job closed it. */
  member_id: string | null
  /** As it was at the close. */
  report: JSONColumnType<DayReport>
}

/** The day that counted a posting of the ledger. */
interface DayPostings extends OfHotel {
  posting_id: string
  day: string
}

/** Guests who did not come on the day, and are still expected. */
interface LateArrivals extends OfHotel {
  reservation_id: string
  day: string
  member_id: string
  decided_at: Generated<Date>
}

interface StayDebts {
  readonly hotel_id: number
  readonly reservation_id: string
}

export interface BusinessDayTables {
  business_days: BusinessDays
  day_postings: DayPostings
  late_arrivals: LateArrivals
  stay_debts: StayDebts
}
