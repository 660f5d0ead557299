import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

/** A drawer from its opening to its count. */
interface DrawerSessions extends OfHotel {
  id: string
  /** Null for the shared drawer. */
  owner_id: string | null
  opened_by: string
  opened_at: Generated<Date>
  float_minor: number
  /** What the last count left in it, if the person who opened it found something else. */
  left_before_minor: number | null
  float_reason: string | null
  ended_by: string | null
  ended_at: Date | null
  expected_minor: number | null
  counted_minor: number | null
  /** Why the count differs. */
  reason: string | null
  /** What went to the safe at the end; the rest is the next float. */
  safe_minor: number | null
}

/** The drawer that a cash posting of the ledger moved money into or out of. */
interface DrawerPostings extends OfHotel {
  posting_id: string
  session_id: string
}

interface DrawerMoves extends OfHotel {
  id: string
  session_id: string
  kind: 'toSafe' | 'fromSafe'
  minor: number
  note: string | null
  member_id: string
  moved_at: Generated<Date>
}

/** Every count that was handed in, also those that a second count replaced. */
interface DrawerCounts extends OfHotel {
  session_id: string
  number: number
  minor: number
  expected_minor: number
  /** How many of each piece, by its value in minor units. */
  pieces: JSONColumnType<Readonly<Record<string, number>>>
  member_id: string
  counted_at: Generated<Date>
}

export interface CashTables {
  drawer_sessions: DrawerSessions
  drawer_postings: DrawerPostings
  drawer_moves: DrawerMoves
  drawer_counts: DrawerCounts
}
