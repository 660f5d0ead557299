import * as z from 'zod/mini'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const amount = z.number().check(z.gte(0), z.lte(1e6))
const count = z.int().check(z.gte(0), z.lte(10_000))

/** Which days of a stay take one of it away: every night, or the first or the last day alone. */
const allotmentDays = ['nights', 'arrival', 'departure'] as const

/** How it is asked for: how many, or whether at all. */
const extraControls = ['quantity', 'select'] as const

/** Types that rules know. Any other word is a type too: the hotel's system says by it what a booking includes. */
export const knownTypes = { pet: 'pet', secondDriver: 'secondDriver', youngDriver: 'youngDriver' } as const

/** One thing that a hotel offers beside the room. Amounts are decimals in the hotel's currency, as people write them. */
export const extraSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits and dashes, forty at most')),
  order: z._default(z.int(), 0),
  names: textSchema,
  descriptions: z._default(textSchema, {}),
  /** What the price is for, where a rental says it. */
  priceDescriptions: z._default(textSchema, {}),
  type: z._default(words(40), 'other'),
  price: amount,
  /** Of a child, where it is another than an adult's. */
  childPrice: z.optional(amount),
  perNight: z._default(z.boolean(), false),
  perAdult: z._default(z.boolean(), false),
  perChild: z._default(z.boolean(), false),
  control: z._default(z.enum(extraControls), 'quantity'),
  /** For one reservation. */
  max: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** How many the hotel has for all its guests, on each of the days that it is taken for. */
  allotment: z.optional(count),
  days: z._default(z.enum(allotmentDays), 'nights'),
  /** What the hotel's own system calls it, by type of room. A type that is missing has no such extra; absent: its id, in every type. */
  products: z.optional(z.record(words(60), words(60))),
  picture: z.optional(pictureSchema),
})

export type Extra = z.infer<typeof extraSchema>
export type ExtraInput = z.input<typeof extraSchema>

export const extrasSchema = z.array(extraSchema).check(z.maxLength(100))

/** In the hotel's order. */
export function inOrder<One extends Pick<Extra, 'order'>>(extras: readonly One[]): readonly One[] {
  return extras.toSorted((one, other) => one.order - other.order)
}
