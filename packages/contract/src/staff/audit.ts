import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { instant, numberText } from '../wire/values.ts'

const entry = z.object({
  /** Counts from 1 within the hotel, without gaps. */
  number: z.int(),
  at: instant,
  /** Absent: Foyer itself. */
  who: z.optional(z.string()),
  /** A name of the catalogue in `domain/staff/audit-actions.ts`; wordings are labels `audit.<action>`. */
  action: z.string(),
  subject: z.optional(z.string()),
  details: z.record(z.string(), z.string()),
  /** The first eight characters. */
  seal: z.string(),
})

export type AuditEntry = z.infer<typeof entry>

/** Newest first; `before` goes on where the last list ended. */
export const readAudit = call({
  name: 'readAudit',
  method: 'GET',
  path: '/api/staff/audit/',
  by: 'staff',
  may: 'readAudit',
  query: z.object({ before: z.optional(numberText) }),
  reply: z.object({ entries: z.array(entry), more: z.boolean() }),
})

/** Reads the whole chain anew. `brokenAt`: the first entry that is not as it was sealed, or the one that is missing. */
export const checkAudit = call({
  name: 'checkAudit',
  method: 'GET',
  path: '/api/staff/audit/seal/',
  by: 'staff',
  may: 'readAudit',
  reply: z.object({ entries: z.int(), checkedAt: instant, brokenAt: z.optional(z.int()) }),
})
