import * as z from 'zod/mini'
import { type Language, languages } from '../basics/language.ts'
import { localizeText } from '../basics/localize-text.ts'
import { type Money, moneySchema } from '../basics/money.ts'
import { countDriverExtras } from '../drivers/driver-extras.ts'
import type { RentalTerms } from '../drivers/rental-terms.ts'
import type { Guest } from '../guest/guest.ts'
import { type Extra, knownTypes, sortByOrder } from './extra.ts'
import { getUnitPrice } from './price.ts'

/** An extra that a rental has available for one booking, in the caller's language. */
export const availableExtraSchema = z.object({
  id: z.string(),
  type: z.optional(z.string()),
  /** How many the booking has. */
  quantity: z.optional(z.int()),
  /** The price of one for the whole rental. */
  price: z.optional(moneySchema),
  currency: z.string(),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  priceDescription: z.optional(z.string()),
  max: z.optional(z.int()),
  /** False if the quantity follows from something else and cannot be changed by hand. */
  editable: z.optional(z.boolean()),
  picture: z.optional(z.string()),
})
export type AvailableExtra = z.infer<typeof availableExtraSchema>

interface Rented {
  readonly guests: readonly Pick<Guest, 'birthDate'>[]
  readonly adults: number
  readonly children: number
  readonly nights: number
  readonly startDate: string
  readonly rental?: RentalTerms | undefined
  readonly extras?: readonly { readonly id: string; readonly quantity?: number | undefined }[] | undefined
}

/** Their quantity follows from the drivers. */
export const driverTypes = [knownTypes.secondDriver, knownTypes.youngDriver] as const
type DriverType = (typeof driverTypes)[number]

export const isDriverType = (type: string): type is DriverType => driverTypes.some((one) => one === type)

/** A young driver costs what the booking states, if it does. */
export function getRentalPrice(extra: Extra, rented: Omit<Rented, 'guests'>, currency: string): Money {
  const young = extra.type === knownTypes.youngDriver ? rented.rental?.youngDriverPrice : undefined
  return young ?? getUnitPrice(extra, rented, currency)
}

/**
 * A booking without a surcharge for young drivers has no such extra, so guests never pay for
 * something they were not shown.
 */
const isAvailable = ({ type }: Pick<Extra, 'type'>, { rental }: Pick<Rented, 'rental'>): boolean =>
  type !== knownTypes.youngDriver || rental?.youngDriverChargeable !== false

/** The number of drivers to charge for, minus those that the booking's price already includes. */
export function countChargedDrivers(type: DriverType, rented: Rented): number {
  if (!isAvailable({ type }, rented)) return 0
  const made = countDriverExtras(rented.guests, rented)[type]
  return type === knownTypes.secondDriver ? Math.max(0, made - Math.max(0, rented.adults - 1)) : made
}

export function toAvailableExtras(
  extras: readonly Extra[],
  rented: Rented,
  { language, currency }: { readonly language: string; readonly currency: string },
): AvailableExtra[] {
  const spoken: Language = languages.find((one) => one === language) ?? 'en'
  const onHand = sortByOrder(extras).filter((extra) => isAvailable(extra, rented))
  return onHand.map((extra) => {
    const { id, type, names, descriptions, priceDescriptions, max, picture } = extra
    const ofDrivers = isDriverType(type)
    const ordered = rented.extras?.find((one) => one.id === id)?.quantity ?? 0
    return {
      id,
      type,
      quantity: ofDrivers ? countDriverExtras(rented.guests, rented)[type] : ordered,
      price: getRentalPrice(extra, rented, currency),
      currency,
      name: localizeText(names, spoken),
      description: localizeText(descriptions, spoken),
      priceDescription: localizeText(priceDescriptions, spoken),
      ...(max !== undefined && { max }),
      editable: !ofDrivers,
      ...(picture && { picture }),
    }
  })
}
