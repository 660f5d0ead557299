import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The application may add rows and read them, and nothing else. */
interface Erasures extends OfHotel {
  id: string
  at: Generated<Date>
  cause: 'rule' | 'request'
  stays: number
  counts: JSONColumnType<Record<string, number>>
}

/** What only the report to the authorities may read. */
interface BlockedGuests extends OfHotel {
  guest_id: string
  given: JSONColumnType<Record<string, unknown>>
  blocked_at: Generated<Date>
}

export interface RetentionTables {
  erasures: Erasures
  blocked_guests: BlockedGuests
}
