import * as z from 'zod/mini'
import { plainUrlPattern } from '../basics/plain-url-pattern.ts'

/**
 * The hotel's own reservation system. `embedded`: there is none and Foyer's book is the only one.
 * `http`: a system that speaks our protocol (docs/hotel-system.md); its secret is in `secrets`.
 */
export const hotelSystemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded') }),
  z.object({
    kind: z.literal('http'),
    url: z.string().check(z.regex(plainUrlPattern, 'an address like https://pms.example.com/foyer')),
    /** Where staff open it in their browsers. Foyer links to it and never fetches it. */
    page: z.optional(z.string().check(z.regex(plainUrlPattern, 'an address like https://pms.example.com/desk'))),
  }),
])
export type HotelSystemConfig = z.infer<typeof hotelSystemSchema>
