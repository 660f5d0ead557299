import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant, numberText } from '../wire/values.ts'

const entry = z.object({
  /** Counts from 1 within the hotel, without gaps. */
  number: z.int(),
  at: instant,
  /** If absent, Foyer itself. */
  who: z.optional(z.string()),
  /**
   * A name from the catalogue in `domain/staff/audit-actions.ts`; its text is the label
   * `audit.<action>`.
   */
  action: z.string(),
  subject: z.optional(z.string()),
  details: z.record(z.string(), z.string()),
  /** The first eight characters. */
  seal: z.string(),
})

export type AuditEntry = z.infer<typeof entry>

/**
 * Newest first; `before` continues where the previous page ended. `search` finds people, subjects and
 * reasons; `actions` are the names, with commas, of those whose text in the reader's language matches.
 * A search reads a limited number of entries at a time, so a page may be empty although there are more.
 */
export const readAudit = call({
  name: 'readAudit',
  method: 'GET',
  path: '/api/staff/audit/',
  by: 'staff',
  may: 'readAudit',
  query: z.object({
    before: z.optional(numberText),
    search: z.optional(z.string().check(z.maxLength(100))),
    actions: z.optional(z.string().check(z.maxLength(6000))),
  }),
  reply: z.object({
    entries: z.array(entry),
    /** The next page's `before`; absent at the first entry. */
    before: z.optional(z.int()),
    /** When the oldest entry of this search was written, unless all were searched. */
    searchedTo: z.optional(instant),
  }),
})

/**
 * Verifies the whole chain. `brokenAt`: the first entry that differs from its seal or is missing.
 */
export const checkAudit = call({
  name: 'checkAudit',
  method: 'GET',
  path: '/api/staff/audit/seal/',
  by: 'staff',
  may: 'readAudit',
  reply: z.object({ entries: z.int(), checkedAt: instant, brokenAt: z.optional(z.int()) }),
})
