import * as z from 'zod/mini'
import { hubId, sealedText } from './key-grant.ts'

const short = z.string().check(z.minLength(1), z.maxLength(80))

/** Enough for the receipt of a long stay with every extra. */
const MAX_XML_LENGTH = 20_000

/**
 * A bill that a hub may print on a fiscal printer, signed by the server because it uses up a fiscal
 * number.
 */
export const billOrder = z.object({
  kind: z.literal('bill'),
  /** The bill's one-time id. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  /** Name of the printer in the hotel's document and in the hub's settings. */
  printer: short,
  reference: short,
  /** Receipt total in minor units, used to find the receipt again if the answer is lost. */
  minor: z.int().check(z.gte(0)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  /** `printerFiscalReceipt`, in the printer's format. */
  xml: z.string().check(z.minLength(1), z.maxLength(MAX_XML_LENGTH)),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type BillOrder = z.infer<typeof billOrder>

export const sealedBillOrder = sealedText(2 * MAX_XML_LENGTH)
