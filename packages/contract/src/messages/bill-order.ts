import * as z from 'zod/mini'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/** A receipt of a long stay with every extra. */
const MOST_XML = 20_000

/** What a hub may print at a fiscal printer, signed by the server: a number of the tax office is used up by it. */
export const billOrder = z.object({
  kind: z.literal('bill'),
  /** The bill's own id, which is used once. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** As the hotel's document names the printer, and the hub's settings. */
  printer: short,
  reference: short,
  /** What the receipt comes to, in minor units: a lost answer is found again by it. */
  minor: z.int().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** `printerFiscalReceipt`, as the printer takes it. */
  xml: z.string().check(z.minLength(1), z.maxLength(MOST_XML)),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type BillOrder = z.infer<typeof billOrder>

export const sealedBillOrder = sealedText(2 * MOST_XML)
