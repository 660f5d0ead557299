import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { MAX_ENTRIES, opaque, text } from './wire/values.ts'

const outcome = z.object({ success: z.boolean(), errors: z.optional(z.array(z.string())) })

/**
 * Logs each screen that the guest reaches. The server rejects missing fields with the
 * specification's own messages.
 */
export const saveStep = call({
  name: 'saveStep',
  method: 'POST',
  path: '/api/checkin/log/configurator/save/',
  body: renamed(
    {
      hotelId: z.optional(z.int()),
      reference: text,
      step: z.string().check(z.minLength(1), z.maxLength(64)),
      isPok: z.optional(z.boolean()),
      isFrontApp: z.boolean(),
      finished: z.boolean(),
      appKey: text,
      extras: z.optional(opaque),
    },
    { ...commonWireNames, finished: 'finish_checkin', appKey: 'appkey' },
  ),
})

/** Logs the start of the process. */
export const startLog = call({
  name: 'startLog',
  method: 'POST',
  path: '/api/checkin/log/save/',
  body: renamed(
    {
      reference: z.string(),
      hotelId: z.int(),
      guestCount: z.int(),
      action: z.enum(['pre-checkin', 'checkin']),
      appId: text,
    },
    { ...commonWireNames, reference: 'reservation', hotelId: 'pok_hotel_id', guestCount: 'guest_amount' },
  ),
  reply: outcome,
})

/** Logs how the process ended. */
export const updateLog = call({
  name: 'updateLog',
  method: 'POST',
  path: '/api/checkin/log/update/{code}/',
  params: z.object({ code: z.string() }),
  body: z.object({
    status: z.enum(['completed', 'error']),
    errors: z.optional(z.array(z.string()).check(z.maxLength(MAX_ENTRIES))),
  }),
  reply: outcome,
})
