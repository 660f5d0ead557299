import { cardTypes } from '@foyer/domain/payment/card-type.ts'
import * as z from 'zod/mini'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * How long a hub may start an order: the page passes it on at once. An order already started has no
 * time limit.
 */
export const ORDER_LIFETIME_SECONDS = 60

/**
 * A payment that a hub may charge at a card terminal, signed by the server. A page adds nothing.
 */
export const paymentOrder = z.object({
  kind: z.literal('payment'),
  /** The payment's one-time id, also used to query the terminal. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** The reservation's reference at reception and on the terminal's receipt. */
  reference: short,
  minor: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** Name of the terminal in the hotel's document and in the hub's settings. */
  terminal: short,
  cardType: z.enum(cardTypes),
  /** No hotel staff are at the terminal. */
  unattended: z.boolean(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type PaymentOrder = z.infer<typeof paymentOrder>

export const sealedPaymentOrder = sealedText(2_000)
