import * as z from 'zod/mini'
import { instant } from '../wire/values.ts'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/**
 * A refund at the terminal that took the payment, signed by the server. The hub fetches it; no page
 * ever has it.
 */
export const refundOrder = z.object({
  kind: z.literal('refund'),
  /** The refund's one-time id, also used to query the terminal. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** The reservation's reference at reception and on the terminal's receipt. */
  reference: short,
  /** Never more than the captured amount. */
  minor: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  terminal: short,
  /** The payment to refund: the terminal's own number, and when it was taken. */
  of: short,
  takenAt: instant,
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type RefundOrder = z.infer<typeof refundOrder>

export const sealedRefundOrder = sealedText(2_000)
