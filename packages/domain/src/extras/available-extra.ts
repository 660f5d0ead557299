import * as z from 'zod/mini'
import { type Language, languages } from '../basics/language.ts'
import { type Money, moneySchema } from '../basics/money.ts'
import { textIn } from '../basics/text-in.ts'
import { driverExtras } from '../drivers/driver-extras.ts'
import type { RentalTerms } from '../drivers/rental-terms.ts'
import type { Guest } from '../guest/guest.ts'
import { type Extra, inOrder, knownTypes } from './extra.ts'
import { priceOfOne } from './price.ts'

/** What a rental has on hand for one booking, in the words of whoever asks. */
export const availableExtraSchema = z.object({
  id: z.string(),
  type: z.optional(z.string()),
  /** How many of it the booking has. */
  quantity: z.optional(z.int()),
  /** Of one, for the whole rental. */
  price: z.optional(moneySchema),
  currency: z.string(),
  name: z.optional(z.string()),
  description: z.optional(z.string()),
  priceDescription: z.optional(z.string()),
  max: z.optional(z.int()),
  /** False: it follows from something else, and nobody changes it by hand. */
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

/** Of these there are as many as the drivers make. */
export const driverTypes = [knownTypes.secondDriver, knownTypes.youngDriver] as const
type DriverType = (typeof driverTypes)[number]

export const isOfDrivers = (type: string): type is DriverType => driverTypes.some((one) => one === type)

/** A young driver costs what the booking says of them, where it does. */
export function rentalPrice(extra: Extra, rented: Omit<Rented, 'guests'>, currency: string): Money {
  const young = extra.type === knownTypes.youngDriver ? rented.rental?.youngDriverPrice : undefined
  return young ?? priceOfOne(extra, rented, currency)
}

/** A booking that takes no price for being young has no such extra, and nobody pays what they were not told of. */
const isOnHand = ({ type }: Pick<Extra, 'type'>, { rental }: Pick<Rented, 'rental'>): boolean =>
  type !== knownTypes.youngDriver || rental?.youngDriverChargeable !== false

/** What the drivers make it, less those that the booking's own price holds: whoever was booked. */
export function chargedDrivers(type: DriverType, rented: Rented): number {
  if (!isOnHand({ type }, rented)) return 0
  const made = driverExtras(rented.guests, rented)[type]
  return type === knownTypes.secondDriver ? Math.max(0, made - Math.max(0, rented.adults - 1)) : made
}

export function availableExtras(
  extras: readonly Extra[],
  rented: Rented,
  { language, currency }: { readonly language: string; readonly currency: string },
): AvailableExtra[] {
  const spoken: Language = languages.find((one) => one === language) ?? 'en'
  const onHand = inOrder(extras).filter((extra) => isOnHand(extra, rented))
  return onHand.map((extra) => {
    const { id, type, names, descriptions, priceDescriptions, max, picture } = extra
    const ofDrivers = isOfDrivers(type)
    const ordered = rented.extras?.find((one) => one.id === id)?.quantity ?? 0
    return {
      id,
      type,
      quantity: ofDrivers ? driverExtras(rented.guests, rented)[type] : ordered,
      price: rentalPrice(extra, rented, currency),
      currency,
      name: textIn(names, spoken),
      description: textIn(descriptions, spoken),
      priceDescription: textIn(priceDescriptions, spoken),
      ...(max !== undefined && { max }),
      editable: !ofDrivers,
      ...(picture && { picture }),
    }
  })
}
