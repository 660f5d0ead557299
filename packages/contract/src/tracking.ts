import { trackingTypes } from '@foyer/domain/tracking/tracking.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { opaque } from './wire/values.ts'

const session = renamed(
  {
    trackingNumber: z.string(),
    reservationNumber: z.optional(z.string()),
    language: z.optional(z.string()),
    isPok: z.boolean(),
    hotelId: z.int(),
    companyId: z.int(),
    userAgent: z.optional(z.string().check(z.maxLength(500))),
    appId: z.optional(z.string()),
  },
  {
    ...commonWireNames,
    trackingNumber: 'tracking_number',
    reservationNumber: 'reservation_number',
    language: 'lang',
    companyId: 'company_id',
    userAgent: 'user_agent',
  },
)

/** Maximum number of events a page sends at once. */
export const MAX_EVENTS = 20
/** Values and names of that many events with all their fields, and as many again in their data. */
const MAX_VALUES = 2_000

const event = {
  session,
  type: z.enum(trackingTypes),
  state: z.string().check(z.minLength(1), z.maxLength(100)),
  description: z.string().check(z.minLength(1), z.maxLength(500)),
  data: z.optional(opaque),
  url: z.optional(z.string().check(z.maxLength(500))),
}
const eventNames = { data: 'additional_data' } as const

const eventsWire = renamed(
  {
    ...event,
    /** Later events, in order. */
    more: z.optional(z.array(renamed(event, eventNames)).check(z.maxLength(MAX_EVENTS - 1))),
  },
  eventNames,
)

export const trackEvent = call({
  name: 'trackEvent',
  method: 'POST',
  path: '/api/events/track/',
  // Duplicate events are counted twice; avoiding that is not worth an idempotency record.
  changes: false,
  maxValues: MAX_VALUES,
  body: eventsWire,
})
