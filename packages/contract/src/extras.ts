import * as z from 'zod/mini'
import { availableExtraWire } from './extra.ts'
import { reservationUpdate } from './reservation-update.ts'
import { call } from './wire/call.ts'
import { commonWireNames } from './wire/common-wire-names.ts'
import { currency, decimal, priced } from './wire/money.ts'
import { renamed } from './wire/renamed.ts'
import { day, MAX_ENTRIES, opaque, optionalShortText, text } from './wire/values.ts'

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
      ...commonWireNames,
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
  pickUpProcess: optionalShortText,
  extrasAvailable: z.optional(z.array(availableExtraWire).check(z.maxLength(MAX_ENTRIES))),
  items: z.optional(z.array(opaque).check(z.maxLength(MAX_ENTRIES))),
}

export const addExtras = call({
  ...reservationUpdate,
  name: 'addExtras',
  variant: 'post_product_data',
  body: renamed(
    {
      extras: z.array(extraOrderWire).check(z.maxLength(MAX_ENTRIES)),
      isRac: z.boolean(),
      language: z.string(),
      ...carRental,
    },
    { ...commonWireNames, extras: 'post_product_data', isRac: 'is_rac_app', language: 'lang' },
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
      extraIds: z.array(z.string()).check(z.maxLength(MAX_ENTRIES)),
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
