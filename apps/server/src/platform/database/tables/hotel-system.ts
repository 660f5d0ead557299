import type { DifferenceKind, DifferenceResolution } from '@foyer/domain/reservation/book-difference.ts'
import type { Generated, JSONColumnType } from 'kysely'
import type { OfHotel } from './owner.ts'

interface HotelSystems extends OfHotel {
  /** The hotel system's cursor for the next page of the feed. */
  feed_cursor: Generated<string | null>
  /** When all of the feed was last read. */
  pulled_at: Generated<Date | null>
  /** Why reading has failed since then. */
  pull_error: Generated<string | null>
  /** When the hotel's system last pushed something. */
  pushed_at: Generated<Date | null>
  /** Names of fields that it sends and that we don't know. */
  ignored_fields: Generated<string[]>
}

/** The last version received of each thing: a repetition or an earlier one changes nothing. */
interface FeedVersions extends OfHotel {
  kind: 'roomType' | 'room' | 'reservation'
  key: string
  version: number
  event_id: string
  /** Of the content, if the system numbers no versions. */
  digest: Generated<string | null>
  taken_at: Generated<Date>
}

/** Events that were refused: which ones and why, never their content. */
interface FeedRejections extends OfHotel {
  /** Empty if the event has none. */
  event_id: string
  kind: 'roomType' | 'room' | 'reservation' | null
  /** Its reservation's reference, its room's number or its room type's id. */
  key: string | null
  why: string
  times: Generated<number>
  first_at: Generated<Date>
  last_at: Generated<Date>
}

/** A connection that staff prepare. It takes effect when it is published. */
interface HotelSystemDrafts extends OfHotel {
  kind: string
  /** By the names of the kind's fields. */
  field_values: JSONColumnType<Readonly<Record<string, string>>>
  /** Of ours to the system's names. */
  mapping: JSONColumnType<object>
  /** Encrypted JSON, by the names of the fields. */
  secrets: Buffer | null
  /** Grows with every change. */
  revision: Generated<number>
  /** Lists to choose from, as last read. */
  choices: JSONColumnType<object> | null
  dry_run: JSONColumnType<object> | null
  /** What the dry run was made of. */
  dry_run_revision: number | null
  updated_at: Generated<Date>
}

/** Where both books differ. Nothing in it names a guest. */
interface BookDifferences extends OfHotel {
  id: Generated<string>
  reference: string
  kind: DifferenceKind
  ours: string
  theirs: string
  found_at: Generated<Date>
  resolved_at: Generated<Date | null>
  /** Null if both agreed by themselves. */
  resolution: Generated<DifferenceResolution | null>
  /** The colleague who resolved it. */
  resolved_by: Generated<string | null>
}

/** A comparison of both books that is under way. */
interface BookComparisons extends OfHotel {
  begun_at: Generated<Date>
  /** How far the hotel's system was read. */
  feed_cursor: Generated<string | null>
  /** All of it was read. */
  is_read: Generated<boolean>
}

/** What was compared so far; deleted at the end of a comparison. */
interface ComparedReservations extends OfHotel {
  reference: string
  /** The latest that was compared. */
  version: number
}

/** Calls to hotels' systems by the hash of a token, to keep their limits. */
interface OutgoingCalls {
  key: string
  /** Numbers of calls by parts of a window. */
  slots: JSONColumnType<Readonly<Record<string, number>>>
  counted_at: Generated<Date>
}

export interface HotelSystemTables {
  book_comparisons: BookComparisons
  compared_reservations: ComparedReservations
  book_differences: BookDifferences
  hotel_system_drafts: HotelSystemDrafts
  hotel_systems: HotelSystems
  feed_versions: FeedVersions
  feed_rejections: FeedRejections
  outgoing_calls: OutgoingCalls
}
