import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'

/**
 * Extension: the rental agreement a driver signs. `agreement` identifies its exact content and is
 * sent back with the signature, so that no one signs for anything else.
 */
export const readAgreement = call({
  name: 'readAgreement',
  method: 'POST',
  path: '/api/agreement/',
  body: z.object({ reference: z.string() }),
  reply: priced(
    z.object({
      agreement: z.string(),
      /** The car group in the renter's language, or the specific car if one was chosen. */
      car: z.string(),
      startDate: z.iso.date(),
      endDate: z.iso.date(),
      /** Time of day by which the car must be returned. */
      returnBy: z.optional(z.string()),
      total: decimal,
      deposit: z.optional(decimal),
      currency,
    }),
    'total',
    'deposit',
  ),
})
