import { channelNames } from '@foyer/domain/mode/channels.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'

const reference = z.string().check(z.maxLength(64))

/** Ours: on what kind of screen a reservation is being checked in, and how long that lasts without a touch. Nothing: nowhere else. */
export const checkinHolder = call({
  name: 'checkinHolder',
  method: 'POST',
  path: '/api/visit/check-in/holder/',
  changes: false,
  body: z.object({ reference }),
  reply: z.object({
    holder: z.optional(
      z.object({
        /** Absent: the desk. */
        channel: z.optional(z.enum(channelNames)),
        /** The first name of who has taken it over there: a guest need not know more. */
        by: z.optional(z.string()),
        seconds: z.int(),
        of: z.int(),
      }),
    ),
  }),
})

/** Ours: goes on with what nobody holds, or what was given back to this very screen. Of several that wait for it, one does. */
export const goOnWithCheckin = call({
  name: 'goOnWithCheckin',
  method: 'POST',
  path: '/api/visit/check-in/go-on/',
  body: z.object({ reference }),
})

/** Ours: the guest goes on here; the other screen is told so at its next touch, and what was saved there stays. */
export const takeOverCheckin = call({
  name: 'takeOverCheckin',
  method: 'POST',
  path: '/api/visit/check-in/take-over/',
  body: z.object({ reference }),
})
