import * as z from 'zod/mini'
import { stayWishes } from './booking.ts'
import { call } from './call.ts'
import { guestPayload } from './guest-payload.ts'
import { renamed } from './renamed.ts'
import { usualNames } from './usual-names.ts'
import { numberText, text } from './values.ts'

interface PreCheckinResult {
  readonly errors: readonly string[]
  readonly keyCode?: string | undefined
}

/** A list that is not empty says what went wrong; anything else is a success. */
const result = z.codec(
  z.union([z.array(z.string()), z.object({ room_key_code: text })]),
  z.custom<PreCheckinResult>(),
  {
    decode: (wire) => (Array.isArray(wire) ? { errors: wire } : { errors: [], keyCode: wire.room_key_code }),
    encode: ({ errors, keyCode }) => (errors.length > 0 ? [...errors] : { ...(keyCode && { room_key_code: keyCode }) }),
  },
)

export const preCheckIn = call({
  name: 'preCheckIn',
  method: 'POST',
  path: '/api/pre-checkin/',
  body: renamed(
    {
      hotelId: z.int(),
      reference: z.string(),
      wishes: stayWishes,
      guests: z.array(guestPayload),
      isPok: z.boolean(),
      /** Car rental only. */
      pickUpProcess: text,
      language: text,
    },
    { ...usualNames, wishes: 'reservation_info' },
  ),
  reply: result,
})

/** A guest is scanned anew: what an earlier pre-check-in said of them no longer counts. */
export const removePreCheckin = call({
  name: 'removePreCheckin',
  method: 'GET',
  path: '/api/remove-precheckin/',
  changes: true,
  query: renamed({ reservation: z.string(), guestIndex: numberText }, { guestIndex: 'guest' }),
})
