import { moneySchema } from '@foyer/domain/basics/money.ts'
import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { payWayNames } from '@foyer/domain/payment/pay-way.ts'
import { paymentStates, refusalReasons } from '@foyer/domain/payment/payment.ts'
import { deskWays, refundGivers, refundStates } from '@foyer/domain/payment/refund.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email, instant } from '../wire/values.ts'
import { madeFile } from './registration.ts'
import { done, id, words } from './values.ts'

const text = z.optional(z.string())
const minor = z.int().check(z.gte(1), z.lte(2_000_000_000))
const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const paymentParams = z.object({ ...params.shape, id })

const refund = z.object({
  id,
  amount: moneySchema,
  reason: z.string(),
  state: z.enum(refundStates),
  /** Why not, where a terminal has said so. */
  why: z.optional(z.enum(refusalReasons)),
  by: text,
  at: instant,
  /** Of one that somebody has given by hand: how. */
  way: z.optional(z.enum(payWayNames)),
  /** Somebody has given it by hand instead. */
  replaced: z.boolean(),
  /** What whoever asks may give of it by hand now, since the terminal has not. */
  mostByHand: moneySchema,
})

const payment = z.object({
  id,
  way: z.enum(payWayNames),
  provider: z.string(),
  amount: moneySchema,
  refunded: moneySchema,
  state: z.enum(paymentStates),
  reason: z.optional(z.enum(refusalReasons)),
  card: text,
  /** The provider's own number for it. */
  number: text,
  /** A person of the hotel, or the app key of a screen. */
  by: text,
  at: instant,
  refunds: z.array(refund),
  /** What whoever asks may do with it now. */
  mayVoid: z.boolean(),
  mostRefund: moneySchema,
  /** Who gives it back. */
  refundBy: z.enum(refundGivers),
})

const holder = z.object({
  customerId: z.string(),
  type: z.enum(['guest', ...customerTypes]),
  name: z.string(),
  facts: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
})

/** The money of one stay, as the ledger has it. */
export const readStayMoney = call({
  name: 'readStayMoney',
  method: 'GET',
  path: '/api/staff/stays/{reference}/money/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: z.object({
    pending: moneySchema,
    payments: z.array(payment),
    holder: z.optional(holder),
    /** Where the bill goes, and whether it has gone. */
    bill: z.object({ to: text, sent: z.boolean() }),
  }),
})
export type StayMoney = z.infer<typeof readStayMoney.reply>
export type StayPayment = z.infer<typeof payment>

/** Money that somebody at the desk has taken: written down, and never more than is owed. */
export const recordPayment = call({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    way: z.enum(deskWays),
    minor,
    /** Of the desk's own terminal, or of a transfer. */
    number: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  }),
  reply: z.object({ id }),
})

/** What was written down by mistake, as long as its shift is open. */
export const voidPayment = call({
  name: 'voidPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/{id}/void/',
  by: 'staff',
  may: 'takePayments',
  params: paymentParams,
  body: z.object({ reason: words(200) }),
  reply: done,
})

export const refundPayment = call({
  name: 'refundPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/{id}/refund/',
  by: 'staff',
  may: 'refundPayments',
  params: paymentParams,
  body: z.object({
    minor,
    reason: words(200),
    /** By hand, and how: where nobody else gives it back. */
    way: z.optional(z.enum(deskWays)),
    /** The refund that a terminal has not given, and somebody gives by hand. */
    insteadOf: z.optional(id),
  }),
  reply: z.object({ id, state: refund.shape.state }),
})

/** Of a refund of which nobody knew: what the provider's own list says. */
export const settleRefund = call({
  name: 'settleRefund',
  method: 'POST',
  path: '/api/staff/stays/{reference}/refunds/{id}/settle/',
  by: 'staff',
  may: 'refundPayments',
  params: paymentParams,
  body: z.object({ outcome: z.enum(['done', 'refused']) }),
  reply: done,
})

/** Asks whoever took it what became of it. */
export const lookAtPayment = call({
  name: 'lookAtPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/{id}/look/',
  by: 'staff',
  may: 'takePayments',
  params: paymentParams,
  reply: z.object({ state: z.enum(paymentStates) }),
})

/** The bill once more, to the address that is known or to this one. */
export const sendStayBill = call({
  name: 'sendStayBill',
  method: 'POST',
  path: '/api/staff/stays/{reference}/bill/send/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.object({ email: z.optional(email) }),
  reply: z.object({ to: z.string() }),
})

/** What the hotel asks of who is no guest. */
export const readCustomerFields = call({
  name: 'readCustomerFields',
  method: 'GET',
  path: '/api/staff/customer-fields/',
  by: 'staff',
  may: 'openStay',
  query: z.object({ type: z.enum(customerTypes) }),
  reply: z.object({ fields: z.array(z.object({ name: z.string(), label: z.string(), required: z.boolean() })) }),
})

const value = z.string().check(z.maxLength(200))

/** Whom the invoice is made out to: a guest, or somebody else with everything that is known of them. */
export const setInvoiceHolder = call({
  name: 'setInvoiceHolder',
  method: 'POST',
  path: '/api/staff/stays/{reference}/invoice-holder/',
  by: 'staff',
  may: 'workOnStay',
  params,
  body: z.union([
    z.object({ guestId: id }),
    z.object({ type: z.enum(customerTypes), values: z.record(z.string().check(z.maxLength(40)), value) }),
  ]),
  reply: done,
})

const taking = z.object({
  way: z.enum(payWayNames),
  provider: z.string(),
  person: text,
  count: z.int(),
  taken: moneySchema,
  returned: moneySchema,
  net: moneySchema,
})

/** A payment of which a provider says something else than we do. */
const difference = z.object({
  reference: z.string(),
  number: z.string(),
  provider: z.string(),
  amount: moneySchema,
  ours: z.enum(paymentStates),
  theirs: z.enum(['captured', 'refused', 'pending', 'unheard', 'silent']),
})

const shift = z.object({
  id: z.optional(id),
  from: z.optional(instant),
  to: instant,
  by: text,
  takings: z.array(taking),
  net: moneySchema,
  /** What lies in the drawer by the ledger, and by counting. */
  cash: moneySchema,
  counted: z.optional(moneySchema),
  note: text,
  differences: z.array(difference),
})
export type Shift = z.infer<typeof shift>

/** What was taken since the last shift was closed. */
export const readShift = call({
  name: 'readShift',
  method: 'GET',
  path: '/api/staff/shift/',
  by: 'staff',
  may: 'closeShift',
  reply: z.object({ shift, closed: z.array(z.object({ id, to: instant, by: text, net: moneySchema })) }),
})

/** Providers are asked about what they took meanwhile; then it is closed, and written down. */
export const closeShift = call({
  name: 'closeShift',
  method: 'POST',
  path: '/api/staff/shift/close/',
  by: 'staff',
  may: 'closeShift',
  body: z.object({
    counted: z.optional(z.int().check(z.gte(0), z.lte(2_000_000_000))),
    note: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  }),
  reply: shift,
})

export const makeShiftPaper = call({
  name: 'makeShiftPaper',
  method: 'POST',
  path: '/api/staff/shifts/{id}/paper/',
  by: 'staff',
  may: 'closeShift',
  params: z.object({ id }),
  body: z.object({ form: z.enum(['pdf', 'csv']) }),
  reply: madeFile,
})
