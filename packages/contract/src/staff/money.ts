import { moneySchema } from '@foyer/domain/basics/money.ts'
import { customerTypes } from '@foyer/domain/customer/customer-fields.ts'
import { payWalletNames } from '@foyer/domain/payment/pay-wallet.ts'
import { declineReasons, paymentStates } from '@foyer/domain/payment/payment.ts'
import { paymentMethodNames } from '@foyer/domain/payment/payment-method.ts'
import { deskMethods, refundGivers, refundStates } from '@foyer/domain/payment/refund.ts'
import * as z from 'zod/mini'
import { call } from '../wire/call.ts'
import { email, instant } from '../wire/values.ts'
import { countedDrawer } from './day-report.ts'
import { generatedFile } from './registration.ts'
import { emptyReply, id, payerId, requiredText } from './values.ts'

const text = z.optional(z.string())
const minor = z.int().check(z.gte(1), z.lte(2_000_000_000))
const params = z.object({ reference: z.string().check(z.maxLength(64)) })
const paymentParams = z.object({ ...params.shape, id })

const refund = z.object({
  id,
  amount: moneySchema,
  reason: z.string(),
  state: z.enum(refundStates),
  /** Why the terminal declined, if it gave a reason. */
  why: z.optional(z.enum(declineReasons)),
  by: text,
  at: instant,
  /** How a manual refund was paid. */
  way: z.optional(z.enum(paymentMethodNames)),
  /** Replaced by a manual refund. */
  replaced: z.boolean(),
  /** The most that the caller may now refund manually, because the terminal did not. */
  mostByHand: moneySchema,
})

const payment = z.object({
  id,
  way: z.enum(paymentMethodNames),
  provider: z.string(),
  amount: moneySchema,
  refunded: moneySchema,
  state: z.enum(paymentStates),
  reason: z.optional(z.enum(declineReasons)),
  card: text,
  payWallet: z.optional(z.enum(payWalletNames)),
  /** The provider's own reference. */
  number: text,
  /** A member of staff, or the app key of a screen. */
  by: text,
  at: instant,
  refunds: z.array(refund),
  /** What the caller may do with it now. */
  mayVoid: z.boolean(),
  mostRefund: moneySchema,
  /** Who pays the refund. */
  refundBy: z.enum(refundGivers),
  /** More was paid than a stay that is over costs: a refund waits for confirmation. */
  refundDue: z.optional(moneySchema),
  refundDueFor: z.optional(z.enum(['paidAfterCancel', 'cancelled', 'noShow', 'departed'])),
  /** The idempotency key of this refund, for everyone who sees it. */
  refundDueKey: z.optional(id),
})

const holder = z.object({
  customerId: z.string(),
  type: z.enum(['guest', ...customerTypes]),
  name: z.string(),
  facts: z.array(z.object({ name: z.string(), label: z.string(), value: z.string() })),
})

/** The money of one stay, according to the ledger. */
export const readStayMoney = call({
  name: 'readStayMoney',
  method: 'GET',
  path: '/api/staff/stays/{reference}/money/',
  by: 'staff',
  may: 'openStay',
  params,
  reply: z.object({
    pending: moneySchema,
    /** What has been paid beyond the bill: a refund of more is owed again. */
    credit: moneySchema,
    /** What a cancelled stay keeps on its bill as the fee; absent without one. */
    fee: z.optional(moneySchema),
    payments: z.array(payment),
    holder: z.optional(holder),
    /** Whether the guest asked for the bill, its recipient, if one is known, and whether it has been sent. */
    bill: z.object({ asked: z.boolean(), to: text, sent: z.boolean() }),
  }),
})
export type StayMoney = z.infer<typeof readStayMoney.reply>
export type StayPayment = z.infer<typeof payment>

/** Records a payment taken at the desk, never more than is owed. */
export const recordPayment = call({
  name: 'recordPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/',
  by: 'staff',
  may: 'takePayments',
  params,
  body: z.object({
    way: z.enum(deskMethods),
    minor,
    /** Reference from the desk's own terminal or of a transfer. */
    number: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    /** The guest if absent. */
    payer: z.optional(payerId),
  }),
  reply: z.object({ id }),
})

/** Voids a payment recorded by mistake, while its shift is open. */
export const voidPayment = call({
  name: 'voidPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/{id}/void/',
  by: 'staff',
  may: 'takePayments',
  params: paymentParams,
  body: z.object({ reason: requiredText(200) }),
  reply: emptyReply,
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
    reason: requiredText(200),
    /** How it is refunded manually, if no provider does it. */
    way: z.optional(z.enum(deskMethods)),
    /** The terminal refund that failed and is replaced by a manual one. */
    insteadOf: z.optional(id),
  }),
  reply: z.object({ id, state: refund.shape.state }),
})

/** Settles a refund with an unknown outcome by what the provider's own records show. */
export const settleRefund = call({
  name: 'settleRefund',
  method: 'POST',
  path: '/api/staff/stays/{reference}/refunds/{id}/settle/',
  by: 'staff',
  may: 'refundPayments',
  params: paymentParams,
  body: z.object({ outcome: z.enum(['done', 'refused']) }),
  reply: emptyReply,
})

/** Queries the provider or terminal for the outcome. */
export const lookAtPayment = call({
  name: 'lookAtPayment',
  method: 'POST',
  path: '/api/staff/stays/{reference}/payments/{id}/look/',
  by: 'staff',
  may: 'takePayments',
  params: paymentParams,
  reply: z.object({ state: z.enum(paymentStates) }),
})

/** Sends the bill again, to the address on file or to this one. */
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

/** The fields that the hotel requires of an invoice holder who is not a guest. */
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

/** Sets the invoice holder: a guest, or someone else with all their data. */
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
  reply: emptyReply,
})

const taking = z.object({
  way: z.enum(paymentMethodNames),
  provider: z.string(),
  person: text,
  count: z.int(),
  taken: moneySchema,
  returned: moneySchema,
  net: moneySchema,
})

/** A payment where our record differs from the provider's. */
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
  /** Cash according to the ledger, and as counted: only of shifts closed before drawers were counted. */
  cash: z.optional(moneySchema),
  counted: z.optional(moneySchema),
  /** Drawers counted during the shift. */
  drawers: z.optional(z.array(countedDrawer)),
  /** Cash is not among the takings, because a drawer has not been counted yet. */
  hidesCash: z.optional(z.boolean()),
  note: text,
  differences: z.array(difference),
})
export type Shift = z.infer<typeof shift>

/** Payments since the last shift was closed. */
export const readShift = call({
  name: 'readShift',
  method: 'GET',
  path: '/api/staff/shift/',
  by: 'staff',
  may: 'closeShift',
  reply: z.object({ shift, closed: z.array(z.object({ id, to: instant, by: text, net: moneySchema })) }),
})

/**
 * Queries the providers about payments of the shift, then closes and records it. Its cash must have
 * been counted.
 */
export const closeShift = call({
  name: 'closeShift',
  method: 'POST',
  path: '/api/staff/shift/close/',
  by: 'staff',
  may: 'closeShift',
  body: z.object({
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
  reply: generatedFile,
})
