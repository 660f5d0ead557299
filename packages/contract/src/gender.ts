import type { Guest } from '@foyer/domain/guest/guest.ts'
import * as z from 'zod/mini'

const men: ReadonlySet<string> = new Set(['male', 'm', 'h'])

/** The wire knows two. What is empty is unsaid; every other word than a man's is F, as the specification has it. */
export const genderWire = z.optional(
  z.codec(z.string().check(z.maxLength(40)), z.custom<Guest['gender']>(), {
    decode: (word) => (word === '' ? undefined : men.has(word.toLowerCase()) ? 'M' : 'F'),
    encode: (gender) => (gender === 'M' ? 'M' : 'F'),
  }),
)
