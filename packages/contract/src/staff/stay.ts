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
import { erasureDecision } from './privacy.ts'
import { emptyReply, id, requiredText } from './values.ts'

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
  /** `C01X···84`; the full number requires a separate call, which is audited. */
  documentMasked: text,
  documentExpires: z.optional(day),
  /** A warning: the guest was allowed to continue. */
  documentExpired: z.optional(z.literal(true)),
  country: text,
  city: text,
  street: text,
  postalCode: text,
  email: text,
  phone: text,
  language: text,
  complete: z.boolean(),
  /** A child about whom the hotel asks nothing. */
  exempt: z.optional(z.literal(true)),
  /** Names of the fields that are missing or invalid. */
  missing: z.array(z.string()),
  /** `waived`: skipped on the desk's screen and accepted by the desk. `paper`: a printed card. */
  signature: z.enum(['signed', 'paper', 'missing', 'waived', 'notAsked']),
  signedOnPaper: z.optional(z.object({ at: instant, by: z.string() })),
  signedAt: z.optional(instant),
  face: z.enum(['matched', 'missing', 'notAsked']),
  /**
   * For a driver: how the licence was verified; a picture alone proves nothing. `unmatched`: it was
   * read, but does not show that it is this driver's.
   */
  licence: z.optional(z.enum([...licenceReadings, 'missing', 'seen', 'unmatched'])),
  /** As it was read or typed; to be compared with the licence itself. */
  licenceTyped: z.optional(
    z.object({ number: z.optional(z.string()), country: z.optional(z.string()), validUntil: z.optional(z.string()) }),
  ),
  /** The member of staff who compared the guest with the document, and how. */
  identitySeen: z.optional(z.object({ at: instant, by: z.string(), where: z.optional(z.enum(['desk', 'video'])) })),
  /** No key before staff have compared the guest with the document. */
  identityDue: z.optional(z.literal(true)),
  /**
   * The guest has an account with the same confirmed address; shown only to those who handle data
   * requests.
   */
  hasAccount: z.optional(z.literal(true)),
  /** Why the guest's data is gone. */
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

/** An ordered extra: a task until it is done. */
const extra = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  quantity: z.int(),
  amount: moneySchema,
  orderedAt: instant,
  doneAt: z.optional(instant),
  doneBy: text,
})

/** The upgrade that the guest has chosen; theirs once they have arrived. */
/** The latest pick-up of a rental. */
const pickUp = z.object({ number: z.string(), startedAt: instant, endedAt: z.optional(instant) })

const upgrade = z.object({
  roomTypeNames: z.record(z.string(), z.string()),
  roomNumber: z.string(),
  /** The car of a rental. */
  plate: text,
  applied: z.boolean(),
})

/** For car rental: the car in the space of this reservation, and the deposit for its group. */
const rental = z.object({
  model: text,
  plate: text,
  deposit: z.optional(moneySchema),
  /**
   * Deposits blocked on cards, oldest first: several if a more expensive car was chosen since, plus
   * the last one that ended.
   */
  blocks: z.array(
    z.object({
      id: z.string(),
      amount: moneySchema,
      card: z.string(),
      state: z.enum(depositStates),
      by: text,
      at: instant,
      /** The part that was or is being charged, and why. */
      taken: z.optional(z.object({ amount: moneySchema, reason: z.string() })),
    }),
  ),
  /** What is not held yet. The desk hands the car over without it only if it says how it took it. */
  missing: z.optional(moneySchema),
  /** Amount missing for the car chosen since; its key is not issued before. */
  short: z.optional(moneySchema),
  /** There is a card on which it, or the rest of it, can be blocked. */
  canBlock: z.boolean(),
})

/** Newest first: what guests, machines and staff did to this stay. */
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
    // Reported by a screen at the front desk.
    'guestDataToPMS',
    'extras',
    'signatureInProgress',
    'signatureSkipped',
    'signatureUploaded',
    'error',
    // A lost door code: requested, shown and printed.
    'codeAsked',
    'codeTold',
    'codePrinted',
    // The outcome of a key.
    'key',
    // Sent, or to be sent, to the hotel's own system.
    'told',
  ]),
  /** App key or name of a screen, or the name of a person. */
  by: text,
  /** For an app key: its kind of screen. */
  channel: z.optional(z.enum(channelNames)),
  /**
   * An alert's kind, an audit entry's action, a log's status, the reason for a skipped signature, a
   * problem code, or the kind of delivery.
   */
  detail: text,
  /** Name of the guest concerned. */
  guest: text,
  /** For a payment, a refund or a deposit. */
  amount: z.optional(moneySchema),
  /** For accepted terms: their language, and when this version was published. */
  terms: z.optional(z.object({ language: z.string(), published: instant })),
  /** For a delivery: its state and latest error. */
  delivery: z.optional(
    z.object({ id, state: z.enum(['waiting', 'delivered', 'refused']), tries: z.int(), lastError: text }),
  ),
})

export const stay = z.object({
  ...arrival.shape,
  email: text,
  included: z.array(z.string()),
  preCheckinCompleted: z.boolean(),
  /** The party's requests before arrival; the latest count. */
  preCheckin: z.optional(z.object({ completedAt: instant, arrivalTime: text, notes: text })),
  /**
   * Shared links that are still valid, and how often they were opened; absent if the hotel has no
   * pre-check-in.
   */
  links: z.optional(z.object({ open: z.int(), opened: z.int() })),
  roomReady: z.boolean(),
  floor: z.optional(z.int()),
  guests: z.array(guest),
  bill,
  extras: z.array(extra),
  upgrade: z.optional(upgrade),
  pickUp: z.optional(pickUp),
  /** Set if the guests are drivers. */
  drives: z.optional(z.literal(true)),
  rental: z.optional(rental),
  messages: z.array(messageSchema),
  /** How they left; absent before check-out, or if the hotel's own system reported it. */
  checkOut: z.optional(
    z.object({
      at: instant,
      /** A screen's app key, or the name of a person. */
      by: text,
      /** For an app key: its kind of screen. */
      channel: z.optional(z.enum(channelNames)),
      /** The open balance, if the desk checked them out with one. */
      pending: z.optional(moneySchema),
    }),
  ),
  /** The member of staff who continues the check-in, and since when. */
  takenOver: z.optional(z.object({ by: z.string(), since: instant })),
  /** Feedback on the arrival and on the stay. */
  rating: z.optional(z.object({ stars: z.int(), at: instant })),
  survey: z.optional(z.object({ stars: z.int(), at: instant, comment: text })),
  alerts: z.array(alert),
  /** Newest first. */
  keys: z.array(stayKey),
  timeline: z.array(event),
  /** The effect of an erasure request by a guest of this stay. */
  erasing: erasureDecision,
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

/** Takes the check-in from the screen that holds it: that screen's next call is rejected. */
export const freeScreen = call({
  name: 'freeScreen',
  method: 'POST',
  path: '/api/staff/stays/{reference}/free-screen/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ freed: z.boolean() }),
})

/**
 * Lets staff continue the check-in at any step: the guest's screen shows who does, and is
 * read-only.
 */
export const takeCheckinOver = call({
  name: 'takeCheckinOver',
  method: 'POST',
  path: '/api/staff/stays/{reference}/take-over/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: emptyReply,
})

/** The guest continues at the same step. */
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
  reply: emptyReply,
})

export const setExtraDone = call({
  name: 'setExtraDone',
  method: 'POST',
  path: '/api/staff/stays/{reference}/extras/{extraId}/done/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, extraId: z.string().check(z.maxLength(40)) }),
  body: z.object({ done: z.boolean() }),
  reply: emptyReply,
})

/** Emails a link to the reservation's address, in the language of its main guest. */
export const sendPreCheckinLink = call({
  name: 'sendPreCheckinLink',
  method: 'POST',
  path: '/api/staff/stays/{reference}/pre-checkin-link/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ to: z.string() }),
})

/** Revokes every link ever created for this stay. */
export const withdrawPreCheckinLinks = call({
  name: 'withdrawPreCheckinLinks',
  method: 'POST',
  path: '/api/staff/stays/{reference}/pre-checkin-link/withdraw/',
  by: 'staff',
  may: 'workOnStay',
  params,
  reply: z.object({ withdrawn: z.int() }),
})

/**
 * Reveals the full number, to compare it with the document in the guest's hand; the audit log has
 * the reason, not the number.
 */
export const revealDocument = call({
  name: 'revealDocument',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/document/',
  by: 'staff',
  may: 'revealDocument',
  params: z.object({ ...params.shape, guestId: id }),
  body: z.object({ reason: requiredText(200) }),
  reply: z.object({ documentNumber: z.string() }),
})

/** The desk has checked a licence that could not be read. */
export const seeLicence = call({
  name: 'seeLicence',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/licence-seen/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, guestId: id }),
  reply: z.object({}),
})

/** The desk accepts a missing signature. */
export const waiveSignature = call({
  name: 'waiveSignature',
  method: 'POST',
  path: '/api/staff/stays/{reference}/guests/{guestId}/waive-signature/',
  by: 'staff',
  may: 'workOnStay',
  params: z.object({ ...params.shape, guestId: id }),
  reply: z.object({}),
})
