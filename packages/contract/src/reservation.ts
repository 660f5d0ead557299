import { promptedFactors } from '@foyer/domain/proof/proof.ts'
import { getBookingLanguage } from '@foyer/domain/reservation/booking-language.ts'
import {
  messageSchema,
  type Reservation,
  reservationSchema,
  roomSchema,
} from '@foyer/domain/reservation/reservation.ts'
import { maxSearchLength } from '@foyer/domain/search/max-search-length.ts'
import * as z from 'zod/mini'
import { availableExtraWire, extraWire } from './extra.ts'
import { guestWire } from './guest.ts'
import { rentalFields, rentalNames, toRentalTerms, toRentalWire } from './rental-terms.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { defaultCurrency } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { text } from './wire/values.ts'

/** Enough for a full name. */
const MAX_FACTOR_LENGTH = 120

const roomWire = renamed(roomSchema.shape, {
  picture: 'roomImage',
  typeId: 'roomTypeId',
  type: 'roomTypeString',
  typeNames: 'roomTypeNameI18n',
  number: 'roomNumber',
  keyCode: 'roomKeyCode',
})

const preCheckin = renamed(
  {
    faceMatches: z.array(
      renamed({ guestIndex: z.int(), matched: z.boolean() }, { guestIndex: 'guest_number', matched: 'fr_match' }),
    ),
  },
  { faceMatches: 'fr_information' },
)

/** Fields that only some hotel systems send. */
const optionalFields = {
  hotel: z.optional(z.object({ id: z.int(), name: z.string() })),
  extras: z.optional(z.array(extraWire)),
  includedExtras: z.optional(z.array(extraWire)),
  preCheckin: z.optional(preCheckin),
  extrasAvailable: z.optional(z.array(availableExtraWire)),
}

/** Alternative names, for consumers that use them. */
const secondNames = {
  number: text,
  voucher: text,
  preCheckinDone: z.optional(z.boolean()),
  keyCode: text,
  language: text,
}

const { rental: _, ...shape } = reservationSchema.shape

const named = renamed(
  {
    ...shape,
    ...optionalFields,
    ...secondNames,
    ...rentalFields,
    guests: z.array(guestWire),
    room: roomWire,
    messages: z.array(messageSchema),
  },
  {
    ...commonWireNames,
    ...rentalNames,
    guests: 'guests',
    number: 'reservationNumber',
    nights: 'numberNights',
    adults: 'numberAdults',
    children: 'numberChildens',
    preCheckin: 'pre_checkin_information',
    preCheckinCompleted: 'has_pre_checkin_completed',
    preCheckinDone: 'hasPreCheckinCompleted',
    arrivalTime: 'arrival_time',
    linkShared: 'pre_checkin_link_shared',
    preCheckinHasExtras: 'pre_checkin_has_extras_page',
    extrasToSyncPrice: 'extras_to_sync_price',
    extrasToSyncAllotment: 'extras_to_sync_allotment',
    payAttempts: 'numAttemptsToPay',
    language: 'language_code',
  },
)

type Named = z.output<typeof named>

/** A face matched before arrival counts only for its own guest. */
function withFaceMatches<One extends Named['guests'][number]>(guests: One[], preCheckin: Named['preCheckin']): One[] {
  const matched = new Set(preCheckin?.faceMatches.flatMap((one) => (one.matched ? [one.guestIndex] : [])))
  return guests.map((guest) => (matched.has(guest.index) ? { ...guest, faceMatched: true } : guest))
}

/** Face matches of a completed pre-check-in. */
function toFaceMatchesWire({ preCheckin, preCheckinCompleted, guests }: Reservation & Partial<OptionalFields>) {
  if (preCheckin || !preCheckinCompleted) return {}
  const faceMatches = guests.map(({ index, faceMatched }) => ({ guestIndex: index, matched: faceMatched }))
  return { preCheckin: { faceMatches } }
}

/** The included services as extras, for consumers that expect them there. */
function toIncludedExtrasWire({ included = [], includedExtras }: Partial<Reservation> & Partial<OptionalFields>) {
  if (includedExtras || included.length === 0) return {}
  const currency = defaultCurrency
  return { includedExtras: included.map((type) => ({ id: type, type, included: true, quantity: 1, currency })) }
}

type OptionalFields = Omit<Named, keyof Reservation | keyof typeof secondNames | keyof typeof rentalFields>

/**
 * Some fields are sent twice, for two consumers; rental terms are sent as fields of the
 * reservation.
 */
export const reservationWire = z.codec(named, z.custom<Reservation & Partial<OptionalFields>>(), {
  decode: ({ number: _, voucher: _voucher, preCheckinDone: _done, language: _spoken, keyCode, room, ...sent }) => {
    const { driverMinAge, youngDriverMaxAge, youngDriverPrice, youngDriverChargeable, ...others } = sent
    const { pickUpProcess, car, currency, ...reservation } = others
    return {
      ...reservation,
      guests: withFaceMatches(reservation.guests, reservation.preCheckin),
      ...toRentalTerms({
        driverMinAge,
        youngDriverMaxAge,
        youngDriverPrice,
        youngDriverChargeable,
        pickUpProcess,
        car,
        currency,
      }),
      room: keyCode === undefined ? room : { keyCode, ...room },
    }
  },
  encode: ({ rental, ...reservation }) => ({
    ...reservation,
    ...toRentalWire(rental),
    number: reservation.reference,
    voucher: reservation.reference,
    preCheckinDone: reservation.preCheckinCompleted,
    keyCode: reservation.room.keyCode,
    language: getBookingLanguage(reservation),
    ...toIncludedExtrasWire(reservation),
    ...toFaceMatchesWire(reservation),
  }),
})

export const reservations = z.object({ reservations: z.array(reservationWire) })

/**
 * Extension: the second factors accepted for a reservation that was found but needs one before it
 * is shown.
 */
const secondFactors = z.optional(z.array(z.enum(promptedFactors)))

/** What a visit has found, limited by its proof. */
export const foundReservations = renamed(
  {
    reservations: z.array(reservationWire),
    secondFactors,
    // Extension: found by the demo's own code, so a demo key must be made.
    isDemoKey: z.optional(z.boolean()),
  },
  { secondFactors: 'second_factors', isDemoKey: 'demo_key' },
)

export const searchReservations = call({
  name: 'searchReservations',
  method: 'POST',
  path: '/api/check-in/',
  changes: false,
  body: renamed(
    {
      voucher: z.optional(z.string().check(z.maxLength(maxSearchLength.voucher))),
      surname: z.optional(z.string().check(z.maxLength(maxSearchLength.surname))),
      hotel: z.optional(z.int()),
      isPok: z.optional(z.boolean()),
      isFrontApp: z.optional(z.boolean()),
      onlyDueIn: z.optional(z.boolean()),
      allDueIn: z.optional(z.boolean()),
      appId: text,
      adults: z.optional(z.int()),
      children: z.optional(z.int()),
      nights: z.optional(z.int()),
      // Extension: a code that this server sealed into a QR code, instead of voucher and surname.
      qr: z.optional(z.string().check(z.maxLength(256))),
      // Extension: only staff may list all arrivals and open one for the guest by its id.
      staffPassword: z.optional(z.string().check(z.maxLength(200))),
      picked: z.optional(z.string().check(z.maxLength(64))),
    },
    {
      isPok: 'is_pok',
      isFrontApp: 'is_front_app',
      onlyDueIn: 'only_due_in',
      allDueIn: 'all_due_in_reservations',
      appId: 'app_id',
      qr: 'qr_code',
      staffPassword: 'staff_password',
      picked: 'reservation_id',
    },
  ),
  reply: foundReservations,
})

/** The reservations of the signed-in user. */
export const myBookings = call({
  name: 'myBookings',
  method: 'POST',
  path: '/api/my-bookings/',
  by: 'user',
  changes: false,
  reply: reservations,
})

export const cancelReservation = call({
  name: 'cancelReservation',
  method: 'POST',
  path: '/api/cancel-reservation/',
  body: z.object({ reference: z.string() }),
})

/** Extension: what this visit has found, so that a reload does not have to search again. */
export const visitReservations = call({
  name: 'visitReservations',
  method: 'POST',
  path: '/api/visit/reservations/',
  changes: false,
  reply: foundReservations,
})

/**
 * Extension: opens the reservation that the desk sent to this screen with this command. Nothing
 * that the page claims can open it.
 */
export const followDesk = call({
  name: 'followDesk',
  method: 'POST',
  path: '/api/visit/front-desk/',
  changes: false,
  body: z.object({ id: z.uuid() }),
  reply: foundReservations,
})

/**
 * Extension: raises the proof for what this visit has found by another fact that only the guest
 * knows. Not stored for idempotency, because each call is a guess.
 */
export const proveReservation = call({
  name: 'proveReservation',
  method: 'POST',
  path: '/api/visit/prove/',
  changes: false,
  body: z.object({ factor: z.enum(promptedFactors), value: z.string().check(z.maxLength(MAX_FACTOR_LENGTH)) }),
  reply: foundReservations,
})

/** Extension: the guest has closed the hotel's messages. */
export const markMessagesRead = call({
  name: 'markMessagesRead',
  method: 'POST',
  path: '/api/visit/messages/read/',
  body: z.object({
    reference: z.string().check(z.maxLength(64)),
    messages: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(100)),
  }),
})

/** Extension: the guest is done. The visit's findings are cleared and the page gets a new visit. */
export const endVisit = call({
  name: 'endVisit',
  method: 'POST',
  path: '/api/visit/end/',
  reply: z.object({ csrf: z.string() }),
})
