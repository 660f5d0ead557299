import { fromDecimal, toDecimal } from '@foyer/domain/basics/money.ts'
import { type RentalTerms, rentalTermsSchema } from '@foyer/domain/drivers/rental-terms.ts'
import * as z from 'zod/mini'
import { currency, decimal, defaultCurrency } from './wire/money.ts'

/** Our model groups the terms of a rental; on the wire they are fields of the reservation. */
export const rentalFields = {
  ...rentalTermsSchema.shape,
  youngDriverPrice: z.optional(decimal),
  // Extension: the specification's price has no currency.
  currency,
}

export const rentalNames = {
  driverMinAge: 'driver_min_age',
  youngDriverMaxAge: 'young_driver_max_age',
  youngDriverPrice: 'young_driver_extra_price',
  youngDriverChargeable: 'is_young_driver_extra_available',
  pickUpProcess: 'pickUpProccessNumber',
  // Extension.
  car: 'rental_car',
} as const satisfies Record<keyof RentalTerms, string>

type RentalWire = z.output<z.ZodMiniObject<typeof rentalFields>>

/** Returns no rental if the reservation has no rental fields. */
export function toRentalTerms({ youngDriverPrice: price, currency = defaultCurrency, ...said }: RentalWire): {
  rental?: RentalTerms
} {
  const terms = { ...said, ...(price !== undefined && { youngDriverPrice: fromDecimal(price, currency) }) }
  const known = Object.entries(terms).filter(([, value]) => value !== undefined)
  return known.length > 0 ? { rental: Object.fromEntries(known) } : {}
}

export function toRentalWire({ youngDriverPrice: price, ...terms }: RentalTerms = {}): RentalWire {
  return { ...terms, ...(price && { youngDriverPrice: toDecimal(price), currency: price.currency }) }
}
