import { cardTypes } from '@foyer/domain/payment/card-type.ts'
import * as z from 'zod/mini'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/** How long a hub may begin with an order: the page takes it there at once. What has begun takes as long as it takes. */
export const ORDER_SECONDS = 60

/** What a hub may charge at a card terminal, signed by the server. A page adds nothing. */
export const paymentOrder = z.object({
  kind: z.literal('payment'),
  /** The payment's own id: the terminal is asked under it, and it is used once. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** As reception and the terminal's receipt name the reservation. */
  reference: short,
  minor: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** As the hotel's document names the terminal, and the hub's settings. */
  terminal: short,
  cardType: z.enum(cardTypes),
  /** Nobody of the hotel stands beside the terminal. */
  unattended: z.boolean(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type PaymentOrder = z.infer<typeof paymentOrder>

export const sealedPaymentOrder = sealedText(2_000)
