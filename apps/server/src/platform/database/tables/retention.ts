import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** The application may only insert and read rows. */
interface Erasures extends OfHotel {
  id: string
  at: Generated<Date>
  cause: 'rule' | 'request'
  stays: number
  counts: JSONColumnType<Record<string, number>>
}

/** Data that only the report to the authorities may read. */
interface BlockedGuests extends OfHotel {
  guest_id: string
  given: JSONColumnType<Record<string, unknown>>
  blocked_at: Generated<Date>
}

export interface RetentionTables {
  erasures: Erasures
  blocked_guests: BlockedGuests
}
