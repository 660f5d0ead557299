import * as z from 'zod/mini'
import { textSchema } from '../basics/text.ts'

const requiredText = (most: number) => z.string().check(z.minLength(1), z.maxLength(most))
const rateId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes'))
/** In the currency's smallest unit. */
const amount = z.int().check(z.gte(0), z.lte(100_000_000))
const text = z._default(textSchema, {})
const MAX_SLEEPS = 20
const numberOfGuests = z.string().check(z.regex(/^([1-9]|1\d|20)$/, `a number of guests from 1 to ${MAX_SLEEPS}`))

/** The conditions under which a room is sold. */
const rateSchema = z.object({
  id: rateId,
  names: textSchema,
  /** What a guest should know before choosing it. */
  notes: text,
  /** Types of inclusions, such as breakfast or parking. */
  included: z._default(z.array(requiredText(40)), []),
})

const roomOnSaleSchema = z.object({
  /** One of the hotel's room types. */
  id: requiredText(60),
  sleeps: z.int().check(z.gte(1), z.lte(MAX_SLEEPS)),
  notes: text,
  /** Price per night by rate; without a price it is not sold at that rate. */
  prices: z.record(rateId, amount),
  /** Price per night for a number of guests, by rate. Any other number pays the price in `prices`. */
  guestPrices: z._default(z.record(rateId, z.record(numberOfGuests, amount)), {}),
})

const promotionalCodeSchema = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9]{2,40}$/, 'capital letters and digits')),
  percent: z.int().check(z.gte(1), z.lte(100)),
  /** Valid only for members of the hotel. */
  membersOnly: z._default(z.boolean(), false),
  /** The last day of validity. */
  until: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'a day like 2030-12-31'))),
})

/** What the hotel sells to guests without a booking. Prices stay secret until a guest searches. */
export const walkInSchema = z.object({
  rates: z._default(z.array(rateSchema).check(z.maxLength(20)), []),
  roomTypes: z._default(z.array(roomOnSaleSchema).check(z.maxLength(100)), []),
  taxPerAdultNight: z._default(amount, 0),
  promotionalCodes: z._default(z.array(promotionalCodeSchema).check(z.maxLength(200)), []),
  /** Shown to a guest when nothing is free. */
  nothingFree: text,
})

export type WalkInConfig = z.infer<typeof walkInSchema>

/** Finds parts that contradict each other, by path. */
export function findWalkInFaults({
  rates,
  roomTypes,
  promotionalCodes,
}: WalkInConfig): { path: (string | number)[]; message: string }[] {
  const known = new Set(rates.map(({ id }) => id))
  const twice = (list: string, name: string, values: readonly string[]) =>
    values.flatMap((value, at) =>
      values.indexOf(value) < at ? [{ path: [list, at, name], message: 'listed twice' }] : [],
    )
  return [
    ...twice(
      'rates',
      'id',
      rates.map(({ id }) => id),
    ),
    ...twice(
      'roomTypes',
      'id',
      roomTypes.map(({ id }) => id),
    ),
    ...twice(
      'promotionalCodes',
      'code',
      promotionalCodes.map(({ code }) => code),
    ),
    ...roomTypes.flatMap(({ prices, guestPrices }, at) => [
      ...Object.keys(prices)
        .filter((id) => !known.has(id))
        .map((id) => ({ path: ['roomTypes', at, 'prices', id], message: 'there is no such rate' })),
      ...Object.keys(guestPrices)
        .filter((id) => prices[id] === undefined)
        .map((id) => ({ path: ['roomTypes', at, 'guestPrices', id], message: 'the type is not sold at this rate' })),
    ]),
  ]
}
