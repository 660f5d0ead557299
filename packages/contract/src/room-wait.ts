import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { email } from './wire/values.ts'

const roomWait = z.object({
  roomReady: z.boolean(),
  /** The address on file, mostly masked. */
  knownEmail: z.optional(z.string()),
  /** The guest will be notified by email. */
  tellsByMail: z.boolean(),
})

export type RoomWait = z.infer<typeof roomWait>

/**
 * The guest has completed every step and waits for the room; with `tell`, an email announces that
 * it is ready.
 */
export const waitForRoom = call({
  name: 'waitForRoom',
  method: 'POST',
  path: '/api/room-wait/',
  body: z.object({
    reference: z.string(),
    /** If it has no address, the one on file is used. */
    tell: z.optional(z.object({ email: z.optional(email) })),
  }),
  reply: roomWait,
})

/** Polled every two seconds while the page is open. */
export const readRoomWait = call({
  name: 'readRoomWait',
  method: 'POST',
  path: '/api/room-wait/read/',
  changes: false,
  body: z.object({ reference: z.string() }),
  reply: roomWait,
})
