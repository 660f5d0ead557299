import { trackingTypes } from '@foyer/domain/tracking/tracking.ts'
import * as z from 'zod/mini'
import { call } from './call.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { opaque } from './values.ts'

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
    ...usualNames,
    trackingNumber: 'tracking_number',
    reservationNumber: 'reservation_number',
    language: 'lang',
    companyId: 'company_id',
    userAgent: 'user_agent',
  },
)

const trackingEventWire = renamed(
  {
    session,
    type: z.enum(trackingTypes),
    state: z.string().check(z.minLength(1), z.maxLength(100)),
    description: z.string().check(z.minLength(1), z.maxLength(500)),
    data: z.optional(opaque),
    url: z.optional(z.string().check(z.maxLength(500))),
  },
  { data: 'additional_data' },
)

export const trackEvent = call({
  name: 'trackEvent',
  method: 'POST',
  path: '/api/events/track/',
  // An event that comes twice is counted twice: that is worth no bookkeeping.
  changes: false,
  body: trackingEventWire,
})
