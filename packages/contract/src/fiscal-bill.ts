import { fiscalFailures } from '@foyer/domain/payment/fiscal-failure.ts'
import * as z from 'zod/mini'
import { sealedBillOrder } from './messages/bill-order.ts'
import { hubId } from './messages/key-grant.ts'
import { call } from './wire/call.ts'
import { text } from './wire/values.ts'

/**
 * `sent`: waiting for the printer's answer. `unknown`: the answer was lost and is being queried.
 */
export const fiscalBillStates = ['sent', 'printed', 'failed', 'unknown'] as const
export type FiscalBillState = (typeof fiscalBillStates)[number]

/** Extension: orders the fiscal bill of a payment; this kiosk's hub may print it once. */
export const orderBill = call({
  name: 'orderBill',
  method: 'POST',
  path: '/api/fiscal-bill/order/',
  body: z.object({ reference: z.string(), paymentId: z.uuid(), hub: hubId }),
  reply: z.object({ id: z.uuid(), state: z.enum(fiscalBillStates), order: z.optional(sealedBillOrder) }),
})

/** Extension: the state of the bill, as the hub reported it to the server. */
export const readBill = call({
  name: 'readBill',
  method: 'POST',
  path: '/api/fiscal-bill/state/',
  changes: false,
  body: z.object({ reference: z.string(), id: z.uuid() }),
  reply: z.object({
    state: z.enum(fiscalBillStates),
    failure: z.optional(z.enum(fiscalFailures)),
    number: text,
    /** The printer's raw answer. */
    answer: text,
  }),
})
