import * as z from 'zod/mini'
import { instant } from '../wire/values.ts'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/** What a hub gives back at the terminal that took it, signed by the server. The hub calls for it; no page ever has it. */
export const refundOrder = z.object({
  kind: z.literal('refund'),
  /** The refund's own id: the terminal is asked under it, and it is used once. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** As reception and the terminal's receipt name the reservation. */
  reference: short,
  /** Never more than was captured. */
  minor: z.int().check(z.gte(1)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  terminal: short,
  /** What is given back: the terminal's own number of the payment, and when it was taken. */
  of: short,
  takenAt: instant,
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type RefundOrder = z.infer<typeof refundOrder>

export const sealedRefundOrder = sealedText(2_000)
