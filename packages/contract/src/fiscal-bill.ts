import { fiscalFailures } from '@foyer/domain/payment/fiscal-failure.ts'
import * as z from 'zod/mini'
import { sealedBillOrder } from './messages/bill-order.ts'
import { hubId } from './messages/key-grant.ts'
import { call } from './wire/call.ts'
import { text } from './wire/values.ts'

/** `sent`: it is the printer's to say. `unknown`: its answer was lost, and it is asked. */
export const fiscalBillStates = ['sent', 'printed', 'failed', 'unknown'] as const
export type FiscalBillState = (typeof fiscalBillStates)[number]

/** Our own: the fiscal bill of a payment, which the hub beside this kiosk may print, once. */
export const orderBill = call({
  name: 'orderBill',
  method: 'POST',
  path: '/api/fiscal-bill/order/',
  body: z.object({ reference: z.string(), paymentId: z.uuid(), hub: hubId }),
  reply: z.object({ id: z.uuid(), state: z.enum(fiscalBillStates), order: z.optional(sealedBillOrder) }),
})

/** Our own: what became of it, as the hub has told the server. */
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
    /** The printer's answer as it came. */
    answer: text,
  }),
})
