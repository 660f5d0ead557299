import { channelNames } from '@foyer/domain/mode/channels.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/**
 * Extension: on which kind of screen a reservation is being checked in, and when that lapses
 * without input. Empty if it is not in use elsewhere.
 */
export const checkinHolder = call({
  name: 'checkinHolder',
  method: 'POST',
  path: '/api/visit/check-in/holder/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({
    holder: z.optional(
      z.object({
        /** If absent, the desk. */
        channel: z.optional(z.enum(channelNames)),
        /** First name of the colleague at the desk who took over; guests see no more. */
        by: z.optional(z.string()),
        seconds: z.int(),
        of: z.int(),
      }),
    ),
    /** First name of the colleague at the desk who sees this screen; the page then sends what it shows. */
    watchedBy: z.optional(z.string()),
  }),
})

/**
 * Extension: continues a check-in that is free or was returned to this screen. If several screens
 * wait, only one gets it.
 */
export const goOnWithCheckin = call({
  name: 'goOnWithCheckin',
  method: 'POST',
  path: '/api/visit/check-in/go-on/',
  body: z.object({ reference }),
})

/**
 * Extension: continues the check-in here; the other screen learns it on its next request, and its
 * saved data stays.
 */
export const takeOverCheckin = call({
  name: 'takeOverCheckin',
  method: 'POST',
  path: '/api/visit/check-in/take-over/',
  body: z.object({ reference }),
})
