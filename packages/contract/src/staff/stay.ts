import { moneySchema } from '@foyer/domain/basics/money.ts'
import { documentTypes, licenceReadings } from '@foyer/domain/guest/guest.ts'
import { channelNames } from '@foyer/domain/mode/channels.ts'
import { depositStates } from '@foyer/domain/payment/deposit.ts'
import { messageSchema } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { alert } from './alerts.ts'
import { arrival } from './arrivals.ts'
import { stayKey } from './keys.ts'
import { erasing } from './privacy.ts'
import { done, id, words } from './values.ts'

const text = z.optional(z.string())

const guest = z.object({
  id,
  index: z.int(),
  main: z.boolean(),
  adult: z.optional(z.boolean()),
  firstName: text,
  lastName: text,
  secondLastName: text,
  birthDate: z.optional(day),
  nationality: text,
  documentType: z.optional(z.enum(documentTypes)),
  /** `C01X···84`; the whole number is one call that is written down. */
  documentMasked: text,
  documentExpires: z.optional(day),
  /** A warning: the guest was let on all the same. */
  documentExpired: z.optional(z.literal(true)),
  country: text,
  city: text,
  street: text,
  postalCode: text,
  email: text,
  phone: text,
  language: text,
  complete: z.boolean(),
  /** Fields that are missing or wrong, by their names. */
  missing: z.array(z.string()),
  /** `waived`: skipped at the desk's screen, and the desk does without. */
  signature: z.enum(['signed', 'missing', 'waived', 'notAsked']),
  signedAt: z.optional(instant),
  face: z.enum(['matched', 'missing', 'notAsked']),
  /** Of a driver: from what the licence is known; a picture alone tells nobody that it is good. */
  licence: z.optional(z.enum([...licenceReadings, 'missing', 'seen'])),
  /** As the driver typed it: to be compared with the licence itself. */
  licenceTyped: z.optional(
    z.object({ number: z.optional(z.string()), country: z.optional(z.string()), validUntil: z.optional(z.string()) }),
  ),
  /** Who of the staff has seen, by camera, that they are who their document says. */
  identitySeen: z.optional(z.object({ at: instant, by: z.string() })),
  /** An account of the same confirmed address is theirs; told to who answers requests for data. */
  hasAccount: z.optional(z.literal(true)),
  /** Why nothing is known of them any more. */
  gone: z.optional(z.enum(['erased', 'blocked'])),
})

const bill = z.object({
  lines: z.array(
    z.object({
      kind: z.enum(['charge', 'tax', 'payment']),
      names: z.record(z.string(), z.string()),
      amount: moneySchema,
    }),
  ),
  total: moneySchema,
  paid: moneySchema,
  pending: moneySchema,
})

/** Ordered beside the room: a task until somebody has done it. */
const extra = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  quantity: z.int(),
  amount: moneySchema,
  orderedAt: instant,
  doneAt: z.optional(instant),
  doneBy: text,
})

/** The better room that the guest has chosen; theirs once they have arrived. */
/** Of a rental: its last pick-up. */
const pickUp = z.object({ number: z.string(), startedAt: instant, endedAt: z.optional(instant) })

const upgrade = z.object({
  roomTypeNames: z.record(z.string(), z.string()),
  roomNumber: z.string(),
  /** Of a rental: which car. */
  plate: text,
  applied: z.boolean(),
})

/** Where cars are rented: the one that stands in the space of this reservation, and what is held back for its group. */
const rental = z.object({
  model: text,
  plate: text,
  deposit: z.optional(moneySchema),
  /** What is blocked on cards, the oldest first: one, or more where a dearer car was chosen since; with the last that is over. */
  blocks: z.array(
    z.object({
      id: z.string(),
      amount: moneySchema,
      card: z.string(),
      state: z.enum(depositStates),
      by: text,
      at: instant,
      /** The part that is or was taken, and why. */
      taken: z.optional(z.object({ amount: moneySchema, reason: z.string() })),
    }),
  ),
  /** So much is missing for the car that was chosen since: its key is not given before. */
  short: z.optional(moneySchema),
  /** There is a card that it, or the rest of it, could be blocked on. */
  canBlock: z.boolean(),
})

/** Newest first: what guests, machines and people did to this stay. */
const event = z.object({
  at: instant,
  what: z.enum([
    'begun',
    'arrived',
    'ended',
    'departed',
    'rated',
    'surveyed',
    'signed',
    // The hotel's terms, with the summary.
    'termsAccepted',
    'alert',
    'staff',
    // What a screen at the front desk told.
    'guestDataToPMS',
    'extras',
    'signatureInProgress',
    'signatureSkipped',
    'signatureUploaded',
    'error',
    // A door's code that was lost: asked for, told, and on paper.
    'codeAsked',
    'codeTold',
    'codePrinted',
    // What became of a key.
    'key',
    // What the hotel's own system was told, or is to be.
    'told',
  ]),
  /** App key or name of a screen, or the name of a person. */
  by: text,
  /** Of an app key: what kind of screen it stands for. */
  channel: z.optional(z.enum(channelNames)),
  /** An alert's kind, an audit entry's action, a log's status, the reason of a skipped signature, a problem's code, the kind of what is told. */
  detail: text,
  /** Whom it is about, by name. */
  guest: text,
  /** Of accepted terms: in which language they were read, and when these words were published. */
  terms: z.optional(z.object({ language: z.string(), published: instant })),
  /** Of what is told: how far it is, and what was said of it last. */
  delivery: z.optional(
    z.object({ id, state: z.enum(['waiting', 'delivered', 'refused']), tries: z.int(), lastError: text }),
  ),
})

export const stay = z.object({
  ...arrival.shape,
  email: text,
  included: z.array(z.string()),
  preCheckinCompleted: z.boolean(),
  /** What the party said before they came; the latest counts. */
  preCheckin: z.optional(z.object({ completedAt: instant, arrivalTime: text, notes: text })),
  /** Shared links that still open it, and how often they did; absent where the hotel has no pre-check-in. */
  links: z.optional(z.object({ open: z.int(), opened: z.int() })),
  roomReady: z.boolean(),
  floor: z.optional(z.int()),
  guests: z.array(guest),
  bill,
  extras: z.array(extra),
  upgrade: z.optional(upgrade),
  pickUp: z.optional(pickUp),
  /** The guests are drivers. */
  drives: z.optional(z.literal(true)),
  rental: z.optional(rental),
  messages: z.array(messageSchema),
  /** How they left; absent while they have not, and where the hotel's own system has said so. */
  checkOut: z.optional(
    z.object({
      at: instant,
      /** A screen's app key, or the name of a person. */
      by: text,
      /** Of an app key: what kind of screen it stands for. */
      channel: z.optional(z.enum(channelNames)),
      /** What was still owed, where somebody at the desk let them go. */
      pending: z.optional(moneySchema),
    }),
  ),
  /** Who of the staff goes on with the check-in, and since when. */
  takenOver: z.optional(z.object({ by: z.string(), since: instant })),
  /** What they said of arriving, and of the stay. */
  rating: z.optional(z.object({ stars: z.int(), at: instant })),
  survey: z.optional(z.object({ stars: z.int(), at: instant, comment: text })),
  alerts: z.array(alert),
  /** Newest first. */
  keys: z.array(stayKey),
  timeline: z.array(event),
  /** What it comes to when a guest of this stay asks to be forgotten. */
  erasing,
})

export type Stay = z.infer<typeof stay>
export type StayGuest = z.infer<typeof guest>

const params = z.object({ reference: z.string().check(z.maxLength(64)) })

export const openStay = call({
  name: 'openStay',
  method: 'GET',
  path: '/api/staff/stays/{reference}/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: stay,
})

/** Takes the check-in from the screen that holds it: that screen's next call is refused. */
export const freeScreen = call({
  name: 'freeScreen',
  method: 'POST',
  path: '/api/staff/stays/{reference}/free-screen/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ freed: z.boolean() }),
})

/** One of the staff goes on with it, whatever step it is at: the guest's screen says who, and can change nothing. */
export const takeCheckinOver = call({
  name: 'takeCheckinOver',
  method: 'POST',
  path: '/api/staff/stays/{reference}/take-over/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: done,
})

/** The guest goes on where they were. */
export const giveBackCheckin = call({
  name: 'giveBackCheckin',
  method: 'POST',
  path: '/api/staff/stays/{reference}/give-back/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ given: z.boolean() }),
})

export const setRoomReady = call({
  name: 'setRoomReady',
  method: 'POST',
  path: '/api/staff/rooms/{number}/ready/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ number: z.string().check(z.maxLength(20)) }),
  body: z.object({ ready: z.boolean() }),
  reply: done,
})

export const setExtraDone = call({
  name: 'setExtraDone',
  method: 'POST',
  path: '/api/staff/stays/{reference}/extras/{extraId}/done/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, extraId: z.string().check(z.maxLength(40)) }),
  body: z.object({ done: z.boolean() }),
  reply: done,
})

/** Mails a link to the address of the reservation, in the language of its main guest. */
export const sendPreCheckinLink = call({
  name: 'sendPreCheckinLink',
  method: 'POST',
  path: '/api/staff/stays/{reference}/pre-checkin-link/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ to: z.string() }),
})

/** No link that was ever made for this stay opens it any more. */
export const withdrawPreCheckinLinks = call({
  name: 'withdrawPreCheckinLinks',
  method: 'POST',
  path: '/api/staff/stays/{reference}/pre-checkin-link/withdraw/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ withdrawn: z.int() }),
})

/** For the document in the guest's hand; the reason stands in the audit log, the number does not. */
export const revealDocument = call({
  name: 'revealDocument',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/document/',
  by: 'staff',
  may: 'revealDocument',
  params: z.object({ ...params.shape, guestId: id }),
  body: z.object({ reason: words(200) }),
  reply: z.object({ documentNumber: z.string() }),
})

/** The desk has looked at a licence that nothing could read. */
export const seeLicence = call({
  name: 'seeLicence',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/licence-seen/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, guestId: id }),
  reply: z.object({}),
})

/** The desk does without a signature that is missing. */
export const waiveSignature = call({
  name: 'waiveSignature',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/waive-signature/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, guestId: id }),
  reply: z.object({}),
})
