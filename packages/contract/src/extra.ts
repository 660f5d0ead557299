import * as z from 'zod/mini'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { optionalShortText, shortText, text } from './wire/values.ts'

/** An extra offered by a hotel's configuration. */
export const extraWire = priced(
  renamed(
    {
      id: z.string(),
      order: z.optional(z.int()),
      configuredId: text,
      title: text,
      description: text,
      price: z.optional(decimal),
      childPrice: z.optional(decimal),
      currency,
      control: z.optional(z.enum(['quantity', 'select'])),
      max: z.optional(z.int()),
      checked: z.optional(z.boolean()),
      quantity: z.optional(z.int()),
      earlierQuantity: z.optional(z.int()),
      included: z.optional(z.boolean()),
      breakfast: z.optional(z.boolean()),
      perChild: z.optional(z.boolean()),
      perAdult: z.optional(z.boolean()),
      type: text,
      pmsId: text,
      picture: text,
    },
    {
      configuredId: 'configuratorExtraId',
      childPrice: 'childrenPrice',
      control: 'select_type',
      earlierQuantity: 'oldQuantity',
      included: 'isIncluded',
      breakfast: 'extraIsBreakfast',
      perChild: 'extraIsPerChild',
      perAdult: 'extraIsPerAdult',
      type: 'extraType',
      pmsId: 'extraPmsId',
      picture: 'backgroundImageURL',
    },
  ),
  'price',
  'childPrice',
)

/** Same maximum as in the hotel's configuration document. */
const sentence = z.optional(z.string().check(z.maxLength(5_000)))

/** An extra that a car rental has available. */
export const availableExtraWire = priced(
  renamed(
    {
      id: shortText,
      type: optionalShortText,
      quantity: z.optional(z.int()),
      price: z.optional(decimal),
      currency,
      name: optionalShortText,
      description: sentence,
      priceDescription: sentence,
      max: z.optional(z.int()),
      editable: z.optional(z.boolean()),
      picture: sentence,
    },
    {
      type: 'extraType',
      quantity: 'reservationQuantity',
      price: 'priceByType',
      name: 'configuratorName',
      description: 'configuratorDescription',
      priceDescription: 'configuratorPriceDescription',
      max: 'configuratorMaxQuantity',
      picture: 'imageUrl',
    },
  ),
  'price',
)
