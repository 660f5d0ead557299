import { moneySchema } from '@foyer/domain/basics/money.ts'
import { payerSchema } from '@foyer/domain/folio/payer.ts'
import { revenueGroups, serviceGroups } from '@foyer/domain/folio/revenue-group.ts'
import { lineSources } from '@foyer/domain/payment/balance.ts'
import { reservationStates } from '@foyer/domain/reservation/reservation.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { day, instant } from '../wire/values.ts'
import { emptyReply, id, payerId, requiredText } from './values.ts'

const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const names = z.record(z.string(), z.string())

const line = z.object({
  id,
  /** Absent for the guest's own folio. */
  folioId: z.optional(id),
  kind: z.enum(['charge', 'tax', 'payment']),
  source: z.enum(lineSources),
  names,
  amount: moneySchema,
  quantity: z.int(),
  /** In hundredths of a percent. */
  vat: z.optional(z.int()),
  group: z.enum(revenueGroups),
  /** The business day that it is for. */
  day: z.optional(day),
  /** Absent for a line that is not posted yet, such as a night to come. */
  postedOn: z.optional(day),
  postedAt: z.optional(instant),
  comment: z.optional(z.string()),
  by: z.optional(z.string()),
  /** The line that this one corrects or moves. */
  corrects: z.optional(id),
  /** Set if this line takes back another one, or brings it from another payer or stay. */
  change: z.optional(z.enum(['correction', 'move'])),
  /** What is left of it after corrections and moves; zero for a line that was taken off. */
  rest: moneySchema,
})

const folio = z.object({
  /** Absent for the guest's own folio. */
  id: z.optional(id),
  /** Absent for the guest's own folio. */
  payer: z.optional(payerSchema),
  /** Revenue groups and ids of services whose charges this payer pays. */
  routes: z.array(z.string()),
  charges: moneySchema,
  vat: moneySchema,
  paid: moneySchema,
  /** Negative if the payer has paid more than the charges. */
  balance: moneySchema,
})

const service = z.object({
  id: z.string(),
  names,
  group: z.enum(serviceGroups),
  price: moneySchema,
  vat: z.int(),
})

const stayFolio = z.object({
  reference: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  roomNumber: z.optional(z.string()),
  state: z.enum(reservationStates),
  startDate: day,
  endDate: day,
  adults: z.int(),
  children: z.int(),
  /** The lines belong to the hotel's own system, which posts nights and issues invoices. */
  setInHotelSystem: z.boolean(),
  businessDay: day,
  /** The price list. */
  services: z.array(service),
  /** The largest correction that this member may make; absent for any. */
  correctionLimit: z.optional(moneySchema),
  /** The guest's own folio first. */
  folios: z.array(folio),
  lines: z.array(line),
  /** The amount of all folios that is still to be paid. */
  pending: moneySchema,
})

export type StayFolio = z.infer<typeof stayFolio>
export type FolioLine = z.infer<typeof line>
export type Folio = z.infer<typeof folio>
export type ListedService = z.infer<typeof service>

/** The charges and payments of a stay, by payer. */
export const readFolio = call({
  name: 'readFolio',
  method: 'GET',
  path: '/api/staff/stays/{reference}/folio/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: stayFolio,
})

const minor = z.int().check(z.gte(1), z.lte(100_000_000))
const lineParams = z.object({ reference: params.shape.reference, id })

/** Posts a charge of the price list on the open business day. The same key always means the same charge. */
export const postCharge = call({
  name: 'postCharge',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/charges/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    serviceId: requiredText(40),
    quantity: z.int().check(z.gte(1), z.lte(999)),
    /** For one, VAT included. */
    price: z.int().check(z.gte(0), z.lte(100_000_000)),
    /** The day that it is for; the open business day if absent. */
    day: z.optional(day),
    /** By the rules of the payers if absent. */
    payer: z.optional(payerId),
    /** Required if the price is not that of the list. */
    comment: z.optional(requiredText(200)),
  }),
  reply: z.object({ id }),
})

/** Takes a charge off the bill, or a part of it, by a line that refers to it. */
export const correctCharge = call({
  name: 'correctCharge',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/lines/{id}/correct/',
  by: 'staff',
  may: 'takePayments',
  params: lineParams,
  body: z.object({ minor, reason: requiredText(200) }),
  reply: z.object({ id }),
})

/** Gives up what a guest who has left owes: all of the payer's balance, or a part of it. */
export const writeOffBalance = call({
  name: 'writeOffBalance',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/write-off/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    minor,
    reason: requiredText(200),
    /** The guest if absent. */
    payer: z.optional(payerId),
  }),
  reply: z.object({ id }),
})

/** The most lines that are moved at once. */
const MAX_MOVED = 200

/** Moves charges, or a part of one, to another payer or to another stay. Payments move between payers only. */
export const moveCharges = call({
  name: 'moveCharges',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/move/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    lines: z.array(id).check(z.minLength(1), z.maxLength(MAX_MOVED)),
    /** The part of a single line that moves; all that is left of each if absent. */
    minor: z.optional(minor),
    /** The guest's own folio if absent. */
    payer: z.optional(payerId),
    /** Another stay of the hotel. */
    toReference: z.optional(requiredText(64)),
  }),
  reply: emptyReply,
})

/** Adds a payer, or changes one and what they pay from now on. */
export const savePayer = call({
  name: 'savePayer',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/payers/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    id: z.optional(id),
    payer: payerSchema,
    routes: z.array(requiredText(40)).check(z.maxLength(50)),
  }),
  reply: z.object({ id }),
})

/** Removes a payer without lines. */
export const removePayer = call({
  name: 'removePayer',
  method: 'POST',
  path: '/api/staff/stays/{reference}/folio/payers/{id}/remove/',
  by: 'staff',
  may: 'takePayments',
  params: lineParams,
  reply: emptyReply,
})
