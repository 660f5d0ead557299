import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { text } from './wire/values.ts'

/** Ours: the code that a phone shows for a key goes to the booking's own address, and to no other. */
export const mailKeyCode = call({
  name: 'mailKeyCode',
  method: 'POST',
  path: '/api/key/mail-code/',
  body: z.object({ reference: z.string().check(z.maxLength(64)) }),
  /** The address, masked; absent: the hotel knows none. */
  reply: z.object({ address: text }),
})

/** Ours: what stands on the hotel's own screens, for who stands before them with a phone. Absent where the hotel asks for none. */
export const readLobbyCode = call({
  name: 'readLobbyCode',
  method: 'POST',
  path: '/api/key/lobby-code/',
  changes: false,
  reply: z.object({ code: text, seconds: z.optional(z.int()) }),
})
