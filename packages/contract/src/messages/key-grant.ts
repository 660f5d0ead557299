import * as z from 'zod/mini'
import { day } from '../wire/values.ts'

/** A hub's id in a grant: sha256 of its pairing code, as hex. */
export const hubId = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const short = z.string().check(z.minLength(1), z.maxLength(80))
const textUpTo = (length: number) => z.optional(z.string().check(z.maxLength(length)))

/** Maximum number of cards per grant. */
export const MAX_CARDS = 10

/**
 * A grant to cut keys, signed by the server. It contains everything the encoder needs; a page adds
 * nothing.
 */
export const keyGrant = z.object({
  /** The key's one-time id, also used to query lock and dispenser. */
  id: z.uuid(),
  hotelId: z.int(),
  hub: hubId,
  reservationId: z.uuid(),
  /**
   * Fencing token of the check-in: a grant of an earlier holder is invalid once a later holder has
   * one.
   */
  fence: z.int(),
  /** `copy` keeps earlier keys valid; `new` revokes them. */
  operation: z.enum(['new', 'copy']),
  cards: z.int().check(z.gte(1), z.lte(MAX_CARDS)),
  provider: short,
  roomNumber: short,
  /** Dates; the time of day is 12:00 for both, unless a later one was agreed to. */
  startDate: day,
  endDate: day,
  endTime: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  reference: short,
  email: textUpTo(254),
  language: textUpTo(10),
  phone: textUpTo(40),
  /** Seconds since 1970. */
  expiresAt: z.int(),
})
export type KeyGrant = z.infer<typeof keyGrant>

/** Lifetime of a grant: the page passes it to the hub at once. */
export const GRANT_LIFETIME_SECONDS = 60

/**
 * An order as base64url JSON, a dot, and an Ed25519 signature over that text in base64url. Server
 * and hub sign and verify themselves.
 */
export function sealedText(most: number) {
  return z.string().check(z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]{86}$/))
}

export const sealedGrant = sealedText(2_000)
