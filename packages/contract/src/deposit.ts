import { depositNews, depositStates } from '@foyer/domain/payment/deposit.ts'
import * as z from 'zod/mini'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'

/** Our own: the deposit of a rental is blocked on a card that the provider keeps, for as much as the page has shown and is not blocked yet. Nothing is charged. */
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
 * Our own: the deposit of a rental is blocked on the provider's own page, by a renter whose card nobody keeps. `url` leads there; absent:
 * it is blocked already. Asked again it says what became of it, and leads to the same page.
 */
export const startDeposit = call({
  name: 'startDeposit',
  method: 'POST',
  path: '/api/deposit/start/',
  body: priced(z.object({ reference: z.string(), amount: decimal, currency }), 'amount'),
  reply: z.object({ state: z.enum(depositStates), url: z.optional(z.string()) }),
})

/**
 * Our own: what a renter is told of the deposit: how much is blocked, on which card, and until which day. Of one that waits at the
 * provider's page the provider is asked first.
 */
export const readDeposit = call({
  name: 'readDeposit',
  method: 'POST',
  path: '/api/deposit/',
  changes: false,
  body: z.object({ reference: z.string() }),
  reply: priced(
    z.object({
      news: z.enum(depositNews),
      amount: z.optional(decimal),
      currency,
      card: z.optional(z.string()),
      /** The day on which the car comes back. */
      until: z.optional(z.iso.date()),
      /** Less than the car asks for that was chosen since: so much is missing before its key is given, and what became of asking for it. */
      short: z.optional(decimal),
      shortNews: z.optional(z.enum(depositNews)),
    }),
    'amount',
    'short',
  ),
})
