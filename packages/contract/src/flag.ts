import * as z from 'zod/mini'

/** In a query, a flag is said by '1' and denied by silence. */
export const queryFlag = z.codec(z.literal('1'), z.literal(true), {
  decode: () => true as const,
  encode: () => '1' as const,
})

/** In a query and in a path, numbers are text. */
export const numberText = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), { decode: Number, encode: String })
