import * as z from 'zod/mini'
import { guestPayload } from './guest-payload.ts'
import { arrivalWishes } from './guests.ts'
import { reservations } from './reservation.ts'
import { call, DRAWN_BYTES } from './wire/call.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { day, MOST_GUESTS, maybeWord, numberText, text, word } from './wire/values.ts'

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
  mostBytes: DRAWN_BYTES,
  body: renamed(
    {
      hotelId: z.int(),
      reference: word,
      wishes: arrivalWishes,
      guests: z.array(guestPayload).check(z.maxLength(MOST_GUESTS)),
      isPok: z.boolean(),
      /** Car rental only. */
      pickUpProcess: maybeWord,
      language: maybeWord,
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

/**
 * Ours: opens the reservation of a shared link for this visit. Without a second factor it answers what the visit may see already,
 * which is nothing when it comes for the first time.
 */
export const openPreCheckin = call({
  name: 'openPreCheckin',
  method: 'POST',
  path: '/api/pre-checkin/open/',
  changes: false,
  body: renamed(
    {
      link: z.string().check(z.maxLength(64)),
      surname: z.optional(z.string().check(z.maxLength(100))),
      arrivalDate: z.optional(day),
    },
    { arrivalDate: 'arrival_date' },
  ),
  reply: reservations,
})

/** Ours: makes a link for the others of the party. Not answered from storage: an answer that is kept would hold the link. */
export const sharePreCheckin = call({
  name: 'sharePreCheckin',
  method: 'POST',
  path: '/api/pre-checkin/share/',
  changes: false,
  body: z.object({ reference: z.string().check(z.maxLength(64)) }),
  /** Below the address of the page itself. */
  reply: z.object({ path: z.string() }),
})
