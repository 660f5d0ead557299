import * as z from 'zod/mini'
import { day } from '../wire/values.ts'

/** A hub, in a grant: sha256 of its pairing code, as hex. */
export const hubId = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const short = z.string().check(z.minLength(1), z.maxLength(80))
const upTo = (length: number) => z.optional(z.string().check(z.maxLength(length)))

/** Nobody is handed more cards than this in one go. */
export const MOST_CARDS = 10

/** What a hub may cut, signed by the server. Everything that the encoder is told stands in it; a page adds nothing. */
export const keyGrant = z.object({
  /** The key's own id: lock and dispenser are asked under it, and it is used once. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  reservationId: z.uuid(),
  /** Of the check-in: what an earlier holder was granted is worth nothing after a later one was. */
  fence: z.int(),
  /** `copy` leaves the keys that were cut before as they are; `new` ends them. */
  operation: z.enum(['new', 'copy']),
  cards: z.int().check(z.gte(1), z.lte(MOST_CARDS)),
  provider: short,
  roomNumber: short,
  /** Days; the time of day is 12:00 for both. */
  startDate: day,
  endDate: day,
  reference: short,
  email: upTo(254),
  language: upTo(10),
  phone: upTo(40),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type KeyGrant = z.infer<typeof keyGrant>

/** How long a grant is good: the page takes it to the hub at once. */
export const GRANT_SECONDS = 60

/** An order as JSON in base64url, a dot, and an Ed25519 signature over that text in base64url. Server and hub do that themselves. */
export function sealedText(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{86}$/))
}

export const sealedGrant = sealedText(2_000)
