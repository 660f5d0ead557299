import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'

/** About the arrival, from the thank-you screen, or about the whole stay, after check-out. */
const guestFeedback = z.object({
  about: z.enum(['arrival', 'stay']),
  at: instant,
  /** In the hotel's time zone. */
  day,
  reference: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  stars: z.int(),
  comment: z.optional(z.string()),
})
export type GuestFeedback = z.infer<typeof guestFeedback>

/** Guest feedback, newest first; `before` continues where the previous page ended. */
export const listGuestWords = call({
  name: 'listGuestWords',
  method: 'GET',
  path: '/api/staff/guest-words/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ before: z.optional(instant) }),
  reply: z.object({
    words: z.array(guestFeedback),
    more: z.boolean(),
    /** Average of the last thirty days; absent if there is no feedback. */
    mean: z.optional(z.number()),
    count: z.int(),
  }),
})
