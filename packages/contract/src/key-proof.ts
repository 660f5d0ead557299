import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { text } from './wire/values.ts'

/** Extension: sends the code that unlocks a key on a phone, only to the booking's own address. */
export const mailKeyCode = call({
  name: 'mailKeyCode',
  method: 'POST',
  path: '/api/key/mail-code/',
  body: z.object({ reference: z.string().check(z.maxLength(64)) }),
  /** The masked address; absent if the hotel has none. */
  reply: z.object({ address: text }),
})

/**
 * Extension: the code shown on the hotel's own screens, for guests who hold a phone in the lobby.
 * Absent if the hotel does not require one.
 */
export const readLobbyCode = call({
  name: 'readLobbyCode',
  method: 'POST',
  path: '/api/key/lobby-code/',
  changes: false,
  reply: z.object({ code: text, seconds: z.optional(z.int()) }),
})
