import { singleLineSchema } from '@foyer/domain/basics/line.ts'
import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { guestSchema } from '@foyer/domain/guest/guest.ts'
import { moneyMethodNames } from '@foyer/domain/payment/payment-method.ts'
import { paymentTypes } from '@foyer/domain/payment/payment-type.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { decimal } from './wire/money.ts'
import { assertStorable } from './wire/storable.ts'
import { day } from './wire/values.ts'

/*
 * The messages between Foyer and a hotel's own system. docs/hotel-system.md describes them for
 * its developer, and a test runs the examples there. Names are ours; amounts are decimals in the
 * hotel's currency.
 */

const requiredText = (most: number) => singleLineSchema(most).check(z.minLength(1))
const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
const names = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), requiredText(200))
/** Grows with every change of the object that carries it. */
const version = z.int().check(z.gte(1))

/** Personal data of a guest, in either direction. */
const personal = z.pick(guestSchema, {
  firstName: true,
  lastName: true,
  secondLastName: true,
  gender: true,
  birthDate: true,
  nationality: true,
  documentType: true,
  documentNumber: true,
  supportNumber: true,
  issueDate: true,
  expiryDate: true,
  issueCountry: true,
  country: true,
  region: true,
  municipality: true,
  city: true,
  street: true,
  postalCode: true,
  birthCountry: true,
  birthProvince: true,
  birthMunicipality: true,
  email: true,
  phone: true,
  phone2: true,
  relationship: true,
  language: true,
})

/** The hotel's own codes and notes for a guest, which guests cannot change. */
const hotelOwned = z.pick(guestSchema, { customerId: true, internalCode: true, segment: true, notes: true })

export const personalFields = Object.keys(personal.shape) as readonly (keyof z.infer<typeof personal>)[]
export const hotelFields = Object.keys(hotelOwned.shape) as readonly (keyof z.infer<typeof hotelOwned>)[]

const systemGuest = z.object({ ...personal.shape, ...hotelOwned.shape, adult: z.optional(z.boolean()) })
export type SystemGuest = z.infer<typeof systemGuest>

const folioLine = z
  .object({
    kind: z.enum(['charge', 'tax', 'payment']),
    names,
    amount: decimal,
    /** Set for a line that we sent, so that it is not counted twice. */
    line: z.optional(z.uuid()),
  })
  .check(
    // A positive payment would be added to what the guest owes.
    z.refine(({ kind, amount }) => kind !== 'payment' || amount <= 0, {
      path: ['amount'],
      error: 'is positive, but a payment is negative or zero',
    }),
  )

const systemRental = z.object({
  driverMinAge: z.optional(count(150)),
  youngDriverMaxAge: z.optional(count(150)),
  youngDriverPrice: z.optional(decimal.check(z.gte(0))),
  pickUpProcess: z.optional(requiredText(40)),
})

const MAX_PEOPLE = 40
/** Each night of a stay with a room is a row, so a mistyped year must not create thousands. */
const MAX_NIGHTS = 1_000
const DAY_MS = 86_400_000

/** A complete reservation, as sent by the hotel's system. */
export const systemReservation = z
  .object({
    reference: requiredText(40).check(z.refine((text) => toReferenceKey(text) !== '', { error: 'is empty' })),
    version,
    state: z.enum(reservationStates),
    arrival: day,
    departure: day,
    adults: count(MAX_PEOPLE),
    children: z._default(count(MAX_PEOPLE), 0),
    groupLocator: z.optional(requiredText(40)),
    firstName: z.optional(requiredText(100)),
    lastName: requiredText(100),
    email: z.optional(z.email()),
    roomType: requiredText(40),
    room: z.optional(requiredText(20)),
    roomAvailable: z._default(z.boolean(), true),
    hasPets: z._default(z.boolean(), false),
    /**
     * Whether guests may change contact data and extras on the front app. If absent, unchanged;
     * initially true.
     */
    customerCanEdit: z.optional(z.boolean()),
    /** Whether pre-check-in offers extras. If absent, unchanged; initially true. */
    preCheckinHasExtras: z.optional(z.boolean()),
    included: z._default(z.array(requiredText(40)).check(z.maxLength(20)), []),
    segment: z.optional(requiredText(40)),
    /** How the hotel's system files it; sent back with every message about it. */
    initialNumber: z.optional(requiredText(40)),
    legNumber: z.optional(requiredText(40)),
    businessEntity: z.optional(requiredText(40)),
    items: z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(100))),
    /** Day and payment method of the contract, required by the travellers' register. */
    bookedOn: z.optional(day),
    paymentType: z.optional(z.enum(paymentTypes)),
    rental: z.optional(systemRental),
    /**
     * In the order of the party, main guest first. If absent, only the person who booked is known.
     */
    guests: z.optional(z.array(systemGuest).check(z.maxLength(MAX_PEOPLE))),
    /** If absent, the folio stays unchanged. */
    folio: z.optional(z.array(folioLine).check(z.maxLength(500))),
    /**
     * What the guest owes, negative if the hotel owes it. Only compared with the sum of the folio,
     * once a night.
     */
    owed: z.optional(decimal),
  })
  .check(
    z.refine(({ arrival, departure }) => arrival <= departure, { path: ['departure'], error: 'is before arrival' }),
    z.refine(({ arrival, departure }) => Date.parse(departure) - Date.parse(arrival) <= MAX_NIGHTS * DAY_MS, {
      path: ['departure'],
      error: `is more than ${MAX_NIGHTS} nights after arrival`,
    }),
  )
export type SystemReservation = z.infer<typeof systemReservation>

export const systemRoomType = z.object({ id: requiredText(40), version, names })
export const systemRoom = z.object({
  number: requiredText(20),
  version,
  roomType: requiredText(40),
  floor: z._default(z.int().check(z.gte(-20), z.lte(200)), 0),
  ready: z.boolean(),
})
export type SystemRoom = z.infer<typeof systemRoom>

const envelope = { id: requiredText(100), at: z.iso.datetime({ offset: true }) }

/** An event from the hotel's system. It may arrive twice or out of order; the version decides. */
export const feedEvent = z
  .discriminatedUnion('kind', [
    z.object({ ...envelope, kind: z.literal('roomType'), roomType: systemRoomType }),
    z.object({ ...envelope, kind: z.literal('room'), room: systemRoom }),
    z.object({ ...envelope, kind: z.literal('reservation'), reservation: systemReservation }),
  ])
  .check(assertStorable)
export type FeedEvent = z.infer<typeof feedEvent>

const MAX_EVENTS = 500
/** Parsed one by one, so that an invalid event does not block the others. */
const events = z.array(z.unknown()).check(z.maxLength(MAX_EVENTS))

/** `GET {url}/feed?since={cursor}`; without a cursor, from the beginning. */
const cursor = z.string().check(z.maxLength(500), assertStorable)
export const feedPage = z.object({ events, cursor, more: z.boolean() })
export type FeedPage = z.infer<typeof feedPage>

/** `POST /api/hotel-system/{hotel}/events/`, served by us. */
export const webhookBody = z.object({ events })
export const webhookAnswer = z.object({
  taken: z.int(),
  /** Already known, in this version or a later one. */
  known: z.int(),
  /** `why` names the field and what is wrong with it. */
  refused: z.array(z.object({ id: z.optional(z.string()), why: z.string() })),
  /** Fields that we don't know and have ignored, such as `reservation.guests.nickname`. */
  ignored: z.optional(z.array(z.string())),
})
export type WebhookAnswer = z.infer<typeof webhookAnswer>

/** `GET {url}/reservations/{reference}`: the current state of data that may just have changed. */
export const currentReservation = z
  .object({ reservation: systemReservation, room: z.optional(systemRoom) })
  .check(assertStorable)
export type CurrentReservation = z.infer<typeof currentReservation>

const deliveryGuest = z.object({
  ...personal.shape,
  customerId: hotelOwned.shape.customerId,
  /** Our id, which never changes. */
  id: z.uuid(),
  /** Starts at 1, in the order of the party. */
  position: z.int(),
  main: z.boolean(),
  adult: z.optional(z.boolean()),
  version,
})
export type DeliveryGuest = z.infer<typeof deliveryGuest>

/** A bill line that we created. */
const deliveryCharge = { line: z.uuid(), names, amount: decimal }

const deliveryShape = { key: z.uuid(), at: z.iso.datetime(), reference: requiredText(40) }

/** Events that we send to the hotel's system, by kind. */
export const deliveryEvents = {
  /** Complete guests: one, or the whole party. Absent fields were not given or were removed. */
  guestData: z.object({
    ...deliveryShape,
    kind: z.literal('guestData'),
    guests: z.array(deliveryGuest).check(z.minLength(1)),
  }),
  preCheckinCompleted: z.object({
    ...deliveryShape,
    kind: z.literal('preCheckinCompleted'),
    arrivalTime: z.optional(z.string()),
    notes: z.optional(z.string()),
  }),
  arrival: z.object({
    ...deliveryShape,
    kind: z.literal('arrival'),
    room: z.optional(z.string()),
    guests: z.array(z.object({ id: z.uuid(), position: z.int(), signed: z.boolean() })),
    /**
     * The upgrade they chose: its room type replaces the booked one, and its line must be posted.
     */
    upgrade: z.optional(z.object({ roomType: requiredText(60), ...deliveryCharge })),
    /** The line of the payment that settled it, as sent before. */
    bill: z.optional(z.uuid()),
    /** New requests for the stay, if any. */
    arrivalTime: z.optional(z.string()),
    notes: z.optional(z.string()),
  }),
  /** The complete order from now on: absent extras are no longer ordered. */
  extras: z.object({
    ...deliveryShape,
    kind: z.literal('extras'),
    extras: z.array(
      z.object({
        extra: requiredText(40),
        product: requiredText(60),
        quantity: z.int().check(z.gte(1)),
        ...deliveryCharge,
      }),
    ),
  }),
  /** A charge that the desk posted, or one that takes back a part of an earlier one. */
  charge: z.object({
    ...deliveryShape,
    kind: z.literal('charge'),
    ...deliveryCharge,
    quantity: z.int(),
    /** The day that it is for. */
    day,
    /** The id in the hotel's price list. */
    service: z.optional(requiredText(40)),
    /** In percent. */
    vat: z.optional(z.number()),
    /** The line of ours that it corrects. */
    corrects: z.optional(z.uuid()),
    comment: z.optional(z.string()),
  }),
  /**
   * Money was charged or refunded. `line` is constant for one payment; its amount is the total paid
   * with it.
   */
  payment: z.object({
    ...deliveryShape,
    kind: z.literal('payment'),
    line: z.uuid(),
    amount: decimal,
    currency: z.string(),
    way: z.enum(moneyMethodNames),
    provider: z.optional(z.string()),
    /** The provider's own reference. */
    number: z.optional(z.string()),
    /** Paid before the stay began, and to be posted as a deposit. */
    deposit: z.optional(z.literal(true)),
  }),
  /** All voucher discounts: absent ones no longer apply. */
  discounts: z.object({
    ...deliveryShape,
    kind: z.literal('discounts'),
    discounts: z.array(z.object({ code: requiredText(40), ...deliveryCharge })),
  }),
  /** The invoice holder from now on: a guest, by our id, or someone else. */
  invoiceHolder: z.object({
    ...deliveryShape,
    kind: z.literal('invoiceHolder'),
    guest: z.optional(z.uuid()),
    /** The guest's position in the party. */
    position: z.optional(z.int()),
    customer: z.optional(
      z.object({
        id: z.uuid(),
        type: z.enum(customerTypes),
        name: requiredText(200),
        surname: z.optional(requiredText(200)),
        language: requiredText(10),
        fields: z.record(z.string(), z.string()),
      }),
    ),
  }),
  departure: z.object({
    ...deliveryShape,
    kind: z.literal('departure'),
    room: z.optional(z.string()),
    /** Whether the guest or the desk did it. */
    by: z.enum(['guest', 'staff']),
  }),
  /** The desk undid a departure: the party is in house. */
  departureUndone: z.object({ ...deliveryShape, kind: z.literal('departureUndone'), room: z.optional(z.string()) }),
  /**
   * The outcome of a key that a machine encoded or the desk settled. `unknown`: not known yet;
   * another event follows.
   */
  key: z.object({
    ...deliveryShape,
    kind: z.literal('key'),
    /** Our id, constant for one key. */
    id: z.uuid(),
    outcome: z.enum(['done', 'refused', 'unknown']),
    cards: z.int().check(z.gte(0)),
    room: z.optional(z.string()),
    from: day,
    until: day,
  }),
  /** A guest without a booking took a room. Amounts are decimals in the hotel's currency. */
  walkIn: z.object({
    ...deliveryShape,
    kind: z.literal('walkIn'),
    startDate: z.string(),
    endDate: z.string(),
    adults: z.int(),
    children: z.int(),
    roomType: z.string(),
    room: z.string(),
    rate: z.string(),
    promotionalCode: z.optional(z.string()),
    membershipId: z.optional(z.string()),
    /** Absent if the guest has not been asked for a name. */
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(z.string()),
    /** What the guest pays for the stay, with `taxes`. */
    total: z.number(),
    /** The city tax in `total`. */
    taxes: z.optional(z.number()),
    currency: z.string(),
  }),
  /** Cancelled by the guest, by the desk, or by us because the walk-in guest left. */
  cancelled: z.object({ ...deliveryShape, kind: z.literal('cancelled'), by: z.enum(['guest', 'staff', 'hold']) }),
  /** The desk compared both books, and Foyer's dates or room are right. What is absent stays. */
  stayCorrected: z.object({
    ...deliveryShape,
    kind: z.literal('stayCorrected'),
    dates: z.optional(z.object({ startDate: day, endDate: day })),
    room: z.optional(z.string()),
  }),
} as const

/** `POST {url}/deliveries`. */
export const deliveryEvent = z.discriminatedUnion('kind', [
  deliveryEvents.guestData,
  deliveryEvents.preCheckinCompleted,
  deliveryEvents.arrival,
  deliveryEvents.departure,
  deliveryEvents.departureUndone,
  deliveryEvents.key,
  deliveryEvents.walkIn,
  deliveryEvents.cancelled,
  deliveryEvents.extras,
  deliveryEvents.charge,
  deliveryEvents.payment,
  deliveryEvents.discounts,
  deliveryEvents.invoiceHolder,
  deliveryEvents.stayCorrected,
])
export type DeliveryEvent = z.infer<typeof deliveryEvent>
export type DeliveryKind = keyof typeof deliveryEvents

/** `t={seconds},v1={hex}` in a request and `v1={hex}` in the reply. */
export const SIGNATURE_HEADER = 'x-foyer-signature'
