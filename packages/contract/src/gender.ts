import type { Guest } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'

const men: ReadonlySet<string> = new Set(['male', 'm', 'h'])

/**
 * The wire has two values. Empty means unknown; any word that is not male is F, as the
 * specification requires.
 */
export const genderWire = z.optional(
  z.codec(z.string().check(z.maxLength(40)), z.custom<Guest['gender']>(), {
    decode: (word) => (word === '' ? undefined : men.has(word.toLowerCase()) ? 'M' : 'F'),
    encode: (gender) => (gender === 'M' ? 'M' : 'F'),
  }),
)
