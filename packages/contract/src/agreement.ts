import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'

/** Our own: what a driver signs for. `agreement` stands for all of it, and goes back with the signature: nobody signs for something else. */
export const readAgreement = call({
  name: 'readAgreement',
  method: 'POST',
  path: '/api/agreement/',
  body: z.object({ reference: z.string() }),
  reply: priced(
    z.object({
      agreement: z.string(),
      /** The group in the renter's words; with the very car where they have chosen one. */
      car: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      /** Until what hour it is to be back. */
      returnBy: z.optional(z.string()),
      total: decimal,
      deposit: z.optional(decimal),
      currency,
    }),
    'total',
    'deposit',
  ),
})
