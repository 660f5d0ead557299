import * as z from 'zod/mini'
import { availableExtraWire } from './extra.ts'
import { reservationUpdate } from './reservation-update.ts'
import { call } from './wire/call.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { usualNames } from './wire/usual-names.ts'
import { day, MOST_ENTRIES, maybeWord, opaque, text } from './wire/values.ts'

/** One extra of an order to the hotel's system, with its new total quantity. */
const extraOrderWire = priced(
  renamed(
    {
      hotelId: z.int(),
      reference: z.string(),
      initialNumber: text,
      legNumber: text,
      roomTypeId: text,
      extraId: z.string(),
      quantity: z.int().check(z.gte(0)),
      adults: z.optional(z.int()),
      children: z.optional(z.int()),
      nights: z.optional(z.int()),
      price: z.optional(decimal),
      childPrice: z.optional(decimal),
      currency,
    },
    {
      ...usualNames,
      roomTypeId: 'room_type_id',
      extraId: 'product_id',
      children: 'childs',
      nights: 'number_nights',
      childPrice: 'childrenPrice',
    },
  ),
  'price',
  'childPrice',
)

/** Additional fields of car rentals. */
export const carRental = {
  pickUpProcess: maybeWord,
  extrasAvailable: z.optional(z.array(availableExtraWire).check(z.maxLength(MOST_ENTRIES))),
  items: z.optional(z.array(opaque).check(z.maxLength(MOST_ENTRIES))),
}

export const addExtras = call({
  ...reservationUpdate,
  name: 'addExtras',
  variant: 'post_product_data',
  body: renamed(
    {
      extras: z.array(extraOrderWire).check(z.maxLength(MOST_ENTRIES)),
      isRac: z.boolean(),
      language: z.string(),
      ...carRental,
    },
    { ...usualNames, extras: 'post_product_data', isRac: 'is_rac_app', language: 'lang' },
  ),
  reply: renamed(
    { extras: z.array(renamed({ extraId: z.string(), quantity: z.int() }, { extraId: 'product_id' })) },
    { extras: 'add_extras_response' },
  ),
})

export const priceExtras = call({
  name: 'priceExtras',
  method: 'POST',
  path: '/api/extras-price-allotment/',
  changes: false,
  body: renamed(
    {
      reference: z.string(),
      roomTypeId: z.string(),
      extraIds: z.array(z.string()).check(z.maxLength(MOST_ENTRIES)),
      startDate: day,
      endDate: day,
    },
    { extraIds: 'extrasIds', startDate: 'checkinDate', endDate: 'checkoutDate' },
  ),
  reply: z.array(
    priced(
      renamed(
        {
          extraId: z.string(),
          price: z.optional(decimal),
          currency,
          limited: z.boolean(),
          left: z.optional(z.int()),
        },
        { extraId: 'pok_extra_id', limited: 'has_allotment', left: 'allotment' },
      ),
      'price',
    ),
  ),
})
