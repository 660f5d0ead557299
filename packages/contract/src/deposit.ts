import { depositStates, depositStatuses } from '@foyer/domain/payment/deposit.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'

/**
 * Extension: blocks the part of a rental deposit that is shown and not yet blocked, on a card
 * stored by the provider. Nothing is charged.
 */
export const blockOwnDeposit = call({
  name: 'blockOwnDeposit',
  method: 'POST',
  path: '/api/deposit/block/',
  body: priced(
    z.object({ reference: z.string(), card: z.string().check(z.maxLength(64)), amount: decimal, currency }),
    'amount',
  ),
  reply: z.object({ state: z.enum(depositStates) }),
})

/**
 * Extension: blocks the rental deposit on the provider's page, for a renter without a stored card.
 * `url` leads there and is absent if the deposit is already blocked. Calling it again reports the
 * result and returns the same page.
 */
export const startDeposit = call({
  name: 'startDeposit',
  method: 'POST',
  path: '/api/deposit/start/',
  body: priced(z.object({ reference: z.string(), amount: decimal, currency }), 'amount'),
  reply: z.object({ state: z.enum(depositStates), url: z.optional(z.string()) }),
})

/**
 * Extension: what the renter sees of the deposit: the amount, the card and the day it is released.
 * If it is pending on the provider's page, the provider is queried first.
 */
export const readDeposit = call({
  name: 'readDeposit',
  method: 'POST',
  path: '/api/deposit/',
  changes: false,
  body: z.object({ reference: z.string() }),
  reply: priced(
    z.object({
      news: z.enum(depositStatuses),
      amount: z.optional(decimal),
      currency,
      card: z.optional(z.string()),
      /** The day the car is returned. */
      until: z.optional(z.iso.date()),
      /**
       * Set if the car chosen since then needs a larger deposit: the amount missing before the key
       * is issued, and the result of requesting it.
       */
      short: z.optional(decimal),
      shortNews: z.optional(z.enum(depositStatuses)),
    }),
    'amount',
    'short',
  ),
})
