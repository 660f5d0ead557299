import type { Shift } from '@foyer/contract/staff/money.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface Shifts extends OfHotel {
  id: string
  /** When the previous one was closed. */
  from_at: Date | null
  to_at: Generated<Date>
  member_id: string
  /** What was counted, as it was then. */
  said: JSONColumnType<Shift>
}

/** Every posting of the ledger is counted in one shift. */
interface CountedPostings extends OfHotel {
  posting_id: string
  shift_id: string
}

export interface ShiftTables {
  shifts: Shifts
  counted_postings: CountedPostings
}
