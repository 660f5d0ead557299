import * as z from 'zod/mini'
import { guestPayload } from './guest-payload.ts'
import { arrivalPreferences } from './guests.ts'
import { reservations } from './reservation.ts'
import { call, MAX_DRAWING_BYTES } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { renamed } from './wire/renamed.ts'
import { day, MAX_GUESTS, numberText, optionalShortText, shortText, text } from './wire/values.ts'

interface PreCheckinResult {
  readonly errors: readonly string[]
  readonly keyCode?: string | undefined
}

/** A non-empty list contains the errors; anything else is a success. */
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
  maxBytes: MAX_DRAWING_BYTES,
  body: renamed(
    {
      hotelId: z.int(),
      reference: shortText,
      wishes: arrivalPreferences,
      guests: z.array(guestPayload).check(z.maxLength(MAX_GUESTS)),
      isPok: z.boolean(),
      /** Car rental only. */
      pickUpProcess: optionalShortText,
      language: optionalShortText,
    },
    { ...commonWireNames, wishes: 'reservation_info' },
  ),
  reply: result,
})

/** Discards a guest's earlier pre-check-in before they are scanned again. */
export const removePreCheckin = call({
  name: 'removePreCheckin',
  method: 'GET',
  path: '/api/remove-precheckin/',
  changes: true,
  query: renamed({ reservation: z.string(), guestIndex: numberText }, { guestIndex: 'guest' }),
})

/**
 * Extension: opens the reservation of a shared link for this visit. Without a second factor it
 * returns what the visit may already see, which is nothing the first time.
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

/**
 * Extension: creates a link for the rest of the party. The reply is not stored for idempotency,
 * because it contains the link.
 */
export const sharePreCheckin = call({
  name: 'sharePreCheckin',
  method: 'POST',
  path: '/api/pre-checkin/share/',
  changes: false,
  body: z.object({ reference: z.string().check(z.maxLength(64)) }),
  /** Relative to the address of the page itself. */
  reply: z.object({ path: z.string() }),
})
