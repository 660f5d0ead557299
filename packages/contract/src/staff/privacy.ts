import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { generatedFile } from './registration.ts'
import { id } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)), guestId: id })

/** All data stored about one guest, for that guest. */
export const exportGuest = call({
  name: 'exportGuest',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/data/',
  by: 'staff',
  may: 'answerDataRequests',
  params,
  body: z.object({ format: z.enum(['json', 'pdf']) }),
  reply: generatedFile,
})

/**
 * The effect of an erasure request: data that the law requires us to retain is blocked until that
 * day and then erased.
 */
export const erasureDecision = z.object({ what: z.enum(['erase', 'block', 'notNow']), until: z.optional(day) })

export const eraseGuest = call({
  name: 'eraseGuest',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/erase/',
  by: 'staff',
  may: 'answerDataRequests',
  params,
  /** Whether to erase the account too, if the stay says that the guest has one. */
  body: z.object({ account: z.optional(z.boolean()) }),
  /** What was done. */
  reply: z.object({ ...erasureDecision.shape, accountClosed: z.optional(z.literal(true)) }),
})

/**
 * Contains no names: only kinds of data, counts, time, and whether it was due to expiry or a
 * request.
 */
const erasure = z.object({
  id,
  at: instant,
  cause: z.enum(['rule', 'request']),
  stays: z.int(),
  counts: z.record(z.string(), z.int()),
})
export type Erasure = z.infer<typeof erasure>

/**
 * The retention periods in days after the end of a stay or after the event, and recent erasures,
 * newest first.
 */
export const listErasures = call({
  name: 'listErasures',
  method: 'GET',
  path: '/api/staff/erasures/',
  by: 'staff',
  may: 'answerDataRequests',
  reply: z.object({
    periods: z.object({
      guestDays: z.int(),
      signatureDays: z.int(),
      policeDays: z.optional(z.int()),
      trackingDays: z.int(),
      logDays: z.int(),
    }),
    erasures: z.array(erasure),
  }),
})
