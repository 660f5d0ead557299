import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'

/** Of arriving, on the thanks; or of the whole stay, when somebody has checked out. */
const guestWord = z.object({
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
export type GuestWord = z.infer<typeof guestWord>

/** What guests have said of the hotel, newest first; `before` goes on where the last list ended. */
export const listGuestWords = call({
  name: 'listGuestWords',
  method: 'GET',
  path: '/api/staff/guest-words/',
  by: 'staff',
  may: 'seeArrivals',
  query: z.object({ before: z.optional(instant) }),
  reply: z.object({
    words: z.array(guestWord),
    more: z.boolean(),
    /** Of the last thirty days; absent where nobody has said anything. */
    mean: z.optional(z.number()),
    count: z.int(),
  }),
})
