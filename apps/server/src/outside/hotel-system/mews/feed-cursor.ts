import * as z from 'zod/mini'
import { readCursor } from '../cursor.ts'

/** Whose changes concern a reservation, in the order in which they are read. */
export const changedLists = ['reservations', 'customers', 'items', 'payments'] as const

/**
 * How far the feed was read. After the rooms, the first reading goes through the coming stays. Later
 * ones read a closed window of changes, of one list after another. A change while reading is in the
 * next window, so that it does not matter whether it moves to another page.
 */
const feedCursor = z.object({
  phase: z.enum(['rooms', 'first', ...changedLists]),
  /** Everything that changed before was read. Absent before the first reading. */
  from: z.optional(z.string()),
  /** The end of the window that is read. */
  until: z.optional(z.string()),
  /** Which part of the coming stays is read. */
  part: z._default(z.int(), 0),
  page: z.optional(z.string()),
  /** Of all rooms and categories when they were last read. */
  rooms: z.optional(z.string()),
})
export type FeedCursor = z.infer<typeof feedCursor>

const START: FeedCursor = { phase: 'rooms', part: 0 }

export const parseCursor = (text: string | undefined): FeedCursor => readCursor(feedCursor, START, text)

const DAY_MS = 86_400_000
/** Mews takes three months, which may have 89 days. */
const WINDOW_MS = 80 * DAY_MS
/** Changes may become visible a little later than their time says. */
const OVERLAP_MS = 120_000
/** The first reading goes this far ahead, in windows; about three years. */
export const MAX_PARTS = 14
/** So that guests who are late to arrive or to leave are among the first stays. */
const LATE_MS = 3 * DAY_MS

const toUtc = (moment: number) => new Date(moment).toISOString()

interface Window {
  readonly StartUtc: string
  readonly EndUtc: string
}

/** Ends the window now, or earlier if it would be too long. */
export const endWindow = (from: string, now: number): string => toUtc(Math.min(now, Date.parse(from) + WINDOW_MS))

export const withOverlap = (moment: string): string => toUtc(Date.parse(moment) - OVERLAP_MS)

export const startFrom = (now: number): string => toUtc(now)

/** A part of the coming stays: those that are under way, then those that start later. */
export function toPart(from: string, part: number): { readonly filter: Readonly<Record<string, Window>> } {
  const start = Date.parse(from) - LATE_MS + part * WINDOW_MS
  const window = { StartUtc: toUtc(start), EndUtc: toUtc(start + WINDOW_MS) }
  return { filter: part === 0 ? { CollidingUtc: window } : { ScheduledStartUtc: window } }
}
