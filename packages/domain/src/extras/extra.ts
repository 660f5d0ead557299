import * as z from 'zod/mini'
import { pictureSchema } from '../basics/picture.ts'
import { textSchema } from '../basics/text.ts'

const requiredText = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const amount = z.number().check(z.gte(0), z.lte(1e6))
const count = z.int().check(z.gte(0), z.lte(10_000))

/** The days of a stay that use up an allotment: every night, or only the first or last day. */
const allotmentDays = ['nights', 'arrival', 'departure'] as const

/** Whether guests choose a quantity or just yes or no. */
const extraControls = ['quantity', 'select'] as const

/**
 * Types with their own rules. Any other word is also a type; the hotel's system uses it to say what
 * a booking includes.
 */
export const knownTypes = { pet: 'pet', secondDriver: 'secondDriver', youngDriver: 'youngDriver' } as const

/**
 * An extra that a hotel offers in addition to the room. Amounts are decimals in the hotel's
 * currency.
 */
export const extraSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/, 'letters, digits and dashes, forty at most')),
  order: z._default(z.int(), 0),
  names: textSchema,
  descriptions: z._default(textSchema, {}),
  /** What the price covers, if a rental states it. */
  priceDescriptions: z._default(textSchema, {}),
  type: z._default(requiredText(40), 'other'),
  price: amount,
  /** The price for a child, if it differs from an adult's. */
  childPrice: z.optional(amount),
  perNight: z._default(z.boolean(), false),
  perAdult: z._default(z.boolean(), false),
  perChild: z._default(z.boolean(), false),
  control: z._default(z.enum(extraControls), 'quantity'),
  /** The maximum per reservation. */
  max: z.optional(z.int().check(z.gte(1), z.lte(100))),
  /** How many the hotel has in total for each day. */
  allotment: z.optional(count),
  days: z._default(z.enum(allotmentDays), 'nights'),
  /**
   * The hotel system's name for it by room type. A type that is not listed has no such extra; if
   * absent, the id applies to all types.
   */
  products: z.optional(z.record(requiredText(60), requiredText(60))),
  picture: z.optional(pictureSchema),
})

export type Extra = z.infer<typeof extraSchema>
export type ExtraInput = z.input<typeof extraSchema>

export const extrasSchema = z.array(extraSchema).check(z.maxLength(100))

/** Sorted in the hotel's order. */
export function sortByOrder<One extends Pick<Extra, 'order'>>(extras: readonly One[]): readonly One[] {
  return extras.toSorted((one, other) => one.order - other.order)
}
