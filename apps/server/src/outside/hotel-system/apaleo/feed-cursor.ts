import * as z from 'zod/mini'
import { readCursor } from '../cursor.ts'

/**
 * How far the feed was read. Reservations are read by the time of their last change, from one page
 * to the next, so that a change while reading moves none behind the reader.
 */
const feedCursor = z.object({
  phase: z.enum(['rooms', 'reservations']),
  from: z.string(),
  /** Within one second that has more changes than fit on a page. */
  page: z._default(z.int(), 1),
  /** The first reading, which leaves out what is over. */
  isFirst: z._default(z.boolean(), false),
  /** Of all rooms and types when they were last read. */
  rooms: z.optional(z.string()),
})
export type FeedCursor = z.infer<typeof feedCursor>

const START: FeedCursor = { phase: 'rooms', from: '1970-01-01T00:00:00Z', page: 1, isFirst: true }

export const parseCursor = (text: string | undefined): FeedCursor => readCursor(feedCursor, START, text)

/** Changes may become visible a little later than their time says. */
const OVERLAP_MS = 120_000

/** The service says and reads whole seconds. */
export const toSeconds = (moment: number): string => `${new Date(moment).toISOString().slice(0, 19)}Z`

export const withOverlap = (from: string): string => toSeconds(Math.max(0, Date.parse(from) - OVERLAP_MS))
