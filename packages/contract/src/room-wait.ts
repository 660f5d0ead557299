import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { email } from './wire/values.ts'

const roomWait = z.object({
  roomReady: z.boolean(),
  /** The address that the hotel has, with most of it masked. */
  knownEmail: z.optional(z.string()),
  /** A mail will say it. */
  tellsByMail: z.boolean(),
})

export type RoomWait = z.infer<typeof roomWait>

/** This guest has done everything and waits for the room; with `tell` a mail says when it is ready. */
export const waitForRoom = call({
  name: 'waitForRoom',
  method: 'POST',
  path: '/api/room-wait/',
  body: z.object({
    reference: z.string(),
    /** Without an address: to the one that the hotel has. */
    tell: z.optional(z.object({ email: z.optional(email) })),
  }),
  reply: roomWait,
})

/** Asked every two seconds while the guest looks. */
export const readRoomWait = call({
  name: 'readRoomWait',
  method: 'POST',
  path: '/api/room-wait/read/',
  changes: false,
  body: z.object({ reference: z.string() }),
  reply: roomWait,
})
