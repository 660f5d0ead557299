import * as z from 'zod/mini'
import { fromDecimal, type Money } from '../basics/money.ts'
import { pictureSchema } from '../basics/picture.ts'

const group = z.string().check(z.minLength(1), z.maxLength(60))
const amount = z.number().check(z.gte(0), z.lte(1e6))

/** The fuel or energy source. */
export const fuels = ['petrol', 'diesel', 'hybrid', 'electric'] as const

const vehicleSchema = z.object({
  plate: z.string().check(z.minLength(1), z.maxLength(20)),
  /** The parking space; the equivalent of a room in a hotel. */
  space: z.string().check(z.minLength(1), z.maxLength(40)),
  model: z.string().check(z.minLength(1), z.maxLength(60)),
  picture: z.optional(pictureSchema),
  fuel: z.optional(z.enum(fuels)),
  /** Spain's register of rentals wants these four. */
  kind: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  make: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  chassis: z.optional(z.string().check(z.minLength(1), z.maxLength(17))),
  colour: z.optional(z.string().check(z.minLength(1), z.maxLength(10))),
  /** The class of licence that it is driven with, by the same register's list; B if absent. */
  licenceClass: z.optional(z.string().check(z.regex(/^[A-Z0-9+]{1,5}$/, 'a class such as B or C1'))),
  /** The last known mileage. */
  kilometres: z.optional(z.int().check(z.gte(0), z.lte(2_000_000))),
})

const upsellSchema = z.object({
  /** Car groups that it is offered for. */
  from: z.array(group).check(z.minLength(1), z.maxLength(100)),
  to: group,
  perDay: amount,
})

/**
 * A rental's cars. Groups are the room types of the document; amounts are decimals in its currency.
 */
export const fleetSchema = z.object({
  vehicles: z._default(z.array(vehicleSchema).check(z.maxLength(5000)), []),
  /** The deposit held until the car is returned, by group. */
  deposits: z._default(z.record(group, amount), {}),
  upsells: z._default(z.array(upsellSchema).check(z.maxLength(200)), []),
})

export type Fleet = z.infer<typeof fleetSchema>
export type FleetInput = z.input<typeof fleetSchema>
export type Vehicle = Fleet['vehicles'][number]

/** The better groups for a rental, in the document's order. */
export function filterUpsells({ upsells }: Pick<Fleet, 'upsells'>, groupCode: string): Fleet['upsells'] {
  return upsells.filter(({ from, to }) => to !== groupCode && from.includes(groupCode))
}

/** The surcharge for all days of the rental. */
export function getUpsellTotal({ perDay }: { readonly perDay: number }, days: number, currency: string): Money {
  return { minor: fromDecimal(perDay, currency).minor * Math.max(1, days), currency }
}

/** Returns undefined if the group needs no deposit. */
export function getGroupDeposit(
  { deposits }: Pick<Fleet, 'deposits'>,
  code: string,
  currency: string,
): Money | undefined {
  const said = Object.hasOwn(deposits, code) ? deposits[code] : undefined
  return said === undefined ? undefined : fromDecimal(said, currency)
}

export function findVehicle({ vehicles }: Pick<Fleet, 'vehicles'>, space: string | undefined): Vehicle | undefined {
  return vehicles.find((vehicle) => vehicle.space === space)
}
