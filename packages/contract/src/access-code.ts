import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** The tracks of one key, joined into a single string on the wire. */
const tracks = z.codec(z.string(), z.array(z.string()), {
  decode: (joined) => joined.split(';').filter(Boolean),
  encode: (parts) => parts.join(';'),
})

/** Uploads what opens the room: a code or the tracks of a card. */
export const uploadAccessCode = call({
  name: 'uploadAccessCode',
  method: 'POST',
  path: '/api/upload_access_code/',
  body: renamed(
    { reference: z.string(), hotelId: z.int(), keyCode: text, tracks: z.optional(tracks) },
    { ...commonWireNames, keyCode: 'access_code', tracks: 'wefts' },
  ),
})
