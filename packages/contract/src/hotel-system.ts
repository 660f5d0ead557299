import { line } from '@foyer/domain/basics/line.ts'
import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { guestSchema } from '@foyer/domain/guest/guest.ts'
import { payWayNames } from '@foyer/domain/payment/pay-way.ts'
import { paymentTypes } from '@foyer/domain/payment/payment-type.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { decimal } from './wire/money.ts'
import { day } from './wire/values.ts'

/*
 * What we and a hotel's own system say to each other. Described for its programmer in docs/hotel-system.md, whose examples
 * are run by a test. Names are ours and plain; amounts are decimals in the hotel's currency.
 */

const words = (most: number) => line(most).check(z.minLength(1))
const count = (most: number) => z.int().check(z.gte(0), z.lte(most))
const names = z.record(z.string().check(z.regex(/^[a-z]{2}$/)), words(200))
/** Grows with every change of the thing that it stands beside. */
const version = z.int().check(z.gte(1))

/** What may be known of a guest, in either direction. */
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

/** The hotel's own words and numbers for a guest, which no guest changes. */
const ofHotel = z.pick(guestSchema, { customerId: true, internalCode: true, segment: true, notes: true })

export const personalFields = Object.keys(personal.shape) as readonly (keyof z.infer<typeof personal>)[]
export const hotelFields = Object.keys(ofHotel.shape) as readonly (keyof z.infer<typeof ofHotel>)[]

const saidGuest = z.object({ ...personal.shape, ...ofHotel.shape, adult: z.optional(z.boolean()) })
export type SaidGuest = z.infer<typeof saidGuest>

const folioLine = z.object({
  kind: z.enum(['charge', 'tax', 'payment']),
  names,
  amount: decimal,
  /** Of a line that we told: it is ours already and is not counted twice. */
  line: z.optional(z.uuid()),
})

const saidRental = z.object({
  driverMinAge: z.optional(count(150)),
  youngDriverMaxAge: z.optional(count(150)),
  youngDriverPrice: z.optional(decimal),
  pickUpProcess: z.optional(words(40)),
})

const MOST_PEOPLE = 40

/** A reservation as the hotel's system says it: always the whole of it. */
export const saidReservation = z
  .object({
    reference: words(40),
    version,
    state: z.enum(reservationStates),
    arrival: day,
    departure: day,
    adults: count(MOST_PEOPLE),
    children: z._default(count(MOST_PEOPLE), 0),
    groupLocator: z.optional(words(40)),
    firstName: z.optional(words(100)),
    lastName: words(100),
    email: z.optional(z.email()),
    roomType: words(40),
    room: z.optional(words(20)),
    roomAvailable: z._default(z.boolean(), true),
    hasPets: z._default(z.boolean(), false),
    /** On the front app its guests may change contact and extras. Absent: as before, and at first they may. */
    customerCanEdit: z.optional(z.boolean()),
    included: z._default(z.array(words(40)).check(z.maxLength(20)), []),
    segment: z.optional(words(40)),
    /** Under what that system files it: told back with whatever is said of it. */
    initialNumber: z.optional(words(40)),
    legNumber: z.optional(words(40)),
    businessEntity: z.optional(words(40)),
    items: z.optional(z.array(z.record(z.string(), z.unknown())).check(z.maxLength(100))),
    /** The day of the contract, and how it is paid: the register of travellers asks. */
    bookedOn: z.optional(day),
    paymentType: z.optional(z.enum(paymentTypes)),
    rental: z.optional(saidRental),
    /** In the order of the party, the main guest first. Absent: nobody but the one who booked is known. */
    guests: z.optional(z.array(saidGuest).check(z.maxLength(MOST_PEOPLE))),
    /** Absent: nothing is said of money, and what was said before stays. */
    folio: z.optional(z.array(folioLine).check(z.maxLength(500))),
  })
  .check(z.refine(({ arrival, departure }) => arrival <= departure, { path: ['departure'], error: 'before arrival' }))
export type SaidReservation = z.infer<typeof saidReservation>

export const saidRoomType = z.object({ id: words(40), version, names })
export const saidRoom = z.object({
  number: words(20),
  version,
  roomType: words(40),
  floor: z._default(z.int().check(z.gte(-20), z.lte(200)), 0),
  ready: z.boolean(),
})
export type SaidRoom = z.infer<typeof saidRoom>

const envelope = { id: words(100), at: z.iso.datetime({ offset: true }) }

/** Something that the hotel's system has to say. The same may come twice and out of order: the version tells. */
export const feedEvent = z.discriminatedUnion('kind', [
  z.object({ ...envelope, kind: z.literal('roomType'), roomType: saidRoomType }),
  z.object({ ...envelope, kind: z.literal('room'), room: saidRoom }),
  z.object({ ...envelope, kind: z.literal('reservation'), reservation: saidReservation }),
])
export type FeedEvent = z.infer<typeof feedEvent>

const MOST_EVENTS = 500
/** Each is read by itself: one that cannot be read stops no other. */
const events = z.array(z.unknown()).check(z.maxLength(MOST_EVENTS))

/** `GET {url}/feed?since={cursor}`; without a cursor from the beginning. */
export const feedPage = z.object({ events, cursor: z.string().check(z.maxLength(500)), more: z.boolean() })
export type FeedPage = z.infer<typeof feedPage>

/** `POST /api/hotel-system/{hotel}/events/`, at us. */
export const webhookBody = z.object({ events })
export const webhookAnswer = z.object({
  taken: z.int(),
  /** Known already, in this version or a later one. */
  known: z.int(),
  refused: z.array(z.object({ id: z.optional(z.string()), why: z.string() })),
})
export type WebhookAnswer = z.infer<typeof webhookAnswer>

/** `GET {url}/reservations/{reference}`: what may just have changed. */
export const currentReservation = z.object({ reservation: saidReservation, room: z.optional(saidRoom) })
export type CurrentReservation = z.infer<typeof currentReservation>

const toldGuest = z.object({
  ...personal.shape,
  customerId: ofHotel.shape.customerId,
  /** Ours, which stays the same. */
  id: z.uuid(),
  /** From 1, in the order of the party. */
  position: z.int(),
  main: z.boolean(),
  adult: z.optional(z.boolean()),
  version,
})
export type ToldGuest = z.infer<typeof toldGuest>

/** One line of the bill that we have made. */
const toldCharge = { line: z.uuid(), names, amount: decimal }

const told = { key: z.uuid(), at: z.iso.datetime(), reference: words(40) }

/** What we tell the hotel's system, by kind. Rooms that are to come bring their own. */
export const toldEvents = {
  /** Whole guests: one, or the party. What is absent the guest has not given, or taken back. */
  guestData: z.object({ ...told, kind: z.literal('guestData'), guests: z.array(toldGuest).check(z.minLength(1)) }),
  preCheckinCompleted: z.object({
    ...told,
    kind: z.literal('preCheckinCompleted'),
    arrivalTime: z.optional(z.string()),
    notes: z.optional(z.string()),
  }),
  arrival: z.object({
    ...told,
    kind: z.literal('arrival'),
    room: z.optional(z.string()),
    guests: z.array(z.object({ id: z.uuid(), position: z.int(), signed: z.boolean() })),
    /** The better room that they chose: its type replaces the one that was booked, and its line is to be posted. */
    upgrade: z.optional(z.object({ roomType: words(60), ...toldCharge })),
    /** The line of the payment by which they have settled it, as it was told. */
    bill: z.optional(z.uuid()),
    /** What they have said of their stay with it, where that is new. */
    arrivalTime: z.optional(z.string()),
    notes: z.optional(z.string()),
  }),
  /** All that is ordered from now on: what is absent is ordered no more. */
  extras: z.object({
    ...told,
    kind: z.literal('extras'),
    extras: z.array(
      z.object({ extra: words(40), product: words(60), quantity: z.int().check(z.gte(1)), ...toldCharge }),
    ),
  }),
  /** Money was taken or given back. `line` stays the same for one payment; its amount is all that was paid with it. */
  payment: z.object({
    ...told,
    kind: z.literal('payment'),
    line: z.uuid(),
    amount: decimal,
    currency: z.string(),
    way: z.enum(payWayNames),
    provider: z.optional(z.string()),
    /** The provider's own number for it. */
    number: z.optional(z.string()),
    /** Paid before the stay began, and to be posted as such. */
    deposit: z.optional(z.literal(true)),
  }),
  /** All that vouchers take off: what is absent is taken off no more. */
  discounts: z.object({
    ...told,
    kind: z.literal('discounts'),
    discounts: z.array(z.object({ code: words(40), ...toldCharge })),
  }),
  /** Whom the invoice is made out to from now on: a guest, by our id, or somebody else. */
  invoiceHolder: z.object({
    ...told,
    kind: z.literal('invoiceHolder'),
    guest: z.optional(z.uuid()),
    customer: z.optional(
      z.object({
        id: z.uuid(),
        type: z.enum(customerTypes),
        name: words(200),
        surname: z.optional(words(200)),
        language: words(10),
        fields: z.record(z.string(), z.string()),
      }),
    ),
  }),
  departure: z.object({
    ...told,
    kind: z.literal('departure'),
    room: z.optional(z.string()),
    /** By themselves, or by somebody at the desk. */
    by: z.enum(['guest', 'staff']),
  }),
  /** Somebody at the desk has taken a departure back: the party is in house. */
  departureUndone: z.object({ ...told, kind: z.literal('departureUndone'), room: z.optional(z.string()) }),
  /** What became of a key: of cards that a machine wrote, or a person at the desk has settled. `unknown`: nobody knows yet, and it is told again. */
  key: z.object({
    ...told,
    kind: z.literal('key'),
    /** Ours: the same for one key, whatever is told of it. */
    id: z.uuid(),
    outcome: z.enum(['done', 'refused', 'unknown']),
    cards: z.int().check(z.gte(0)),
    room: z.optional(z.string()),
    from: day,
    until: day,
  }),
  /** Somebody without a booking has taken a room. Amounts are decimals of the hotel's currency. */
  walkIn: z.object({
    ...told,
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
    total: z.number(),
    currency: z.string(),
  }),
  /** By whom: its guest, somebody at the desk, or we, since whoever walked in has gone. */
  cancelled: z.object({ ...told, kind: z.literal('cancelled'), by: z.enum(['guest', 'staff', 'hold']) }),
} as const

/** `POST {url}/deliveries`. */
export const toldEvent = z.discriminatedUnion('kind', [
  toldEvents.guestData,
  toldEvents.preCheckinCompleted,
  toldEvents.arrival,
  toldEvents.departure,
  toldEvents.departureUndone,
  toldEvents.key,
  toldEvents.walkIn,
  toldEvents.cancelled,
  toldEvents.extras,
  toldEvents.payment,
  toldEvents.discounts,
  toldEvents.invoiceHolder,
])
export type ToldEvent = z.infer<typeof toldEvent>
export type ToldKind = keyof typeof toldEvents

/** Carries `t={seconds},v1={hex}` with what is asked, and `v1={hex}` with the answer. */
export const SIGNATURE_HEADER = 'x-foyer-signature'
