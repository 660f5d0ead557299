import * as z from 'zod/mini'
import { plainAddress } from '../basics/plain-address.ts'

/**
 * The hotel's own system of reservations. `embedded`: there is none, the book here is all there is and nothing leaves.
 * `http`: one that speaks our protocol, docs/hotel-system.md; its secret stands among the secrets.
 */
export const hotelSystemSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('embedded') }),
  z.object({
    kind: z.literal('http'),
    url: z.string().check(z.regex(plainAddress, 'an address like https://pms.example.com/foyer')),
  }),
])
export type HotelSystemConfig = z.infer<typeof hotelSystemSchema>
