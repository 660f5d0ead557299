import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { availableExtraWire, extraWire } from './extra.ts'
import { addExtras, priceExtras } from './extras.ts'
import { expectRoundTrip } from './testing/round-trip.ts'

const euro = (minor: number) => ({ minor, currency: 'EUR' })

it('an extra maps its fields to wire names', () => {
  const same = { id: 'e1', order: 1, title: 'Breakfast', description: 'D', currency: 'EUR', max: 3, checked: true }
  expectRoundTrip(
    extraWire,
    {
      ...same,
      quantity: 2,
      configuredId: 'c1',
      price: euro(1250),
      childPrice: euro(600),
      control: 'quantity',
      earlierQuantity: 1,
      included: false,
      breakfast: true,
      perChild: false,
      perAdult: true,
      type: 'secondDriver',
      pmsId: 'p1',
      picture: '/breakfast.webp',
    },
    {
      ...same,
      quantity: 2,
      configuratorExtraId: 'c1',
      price: 12.5,
      childrenPrice: 6,
      select_type: 'quantity',
      oldQuantity: 1,
      isIncluded: false,
      extraIsBreakfast: true,
      extraIsPerChild: false,
      extraIsPerAdult: true,
      extraType: 'secondDriver',
      extraPmsId: 'p1',
      backgroundImageURL: '/breakfast.webp',
    },
  )
})

it('a car rental extra maps its fields to wire names', () => {
  expectRoundTrip(
    availableExtraWire,
    {
      id: 'e1',
      type: 'youngDriver',
      quantity: 1,
      price: euro(990),
      currency: 'EUR',
      name: 'N',
      description: 'D',
      priceDescription: 'a day',
      max: 2,
      editable: true,
      picture: '/p.webp',
    },
    {
      id: 'e1',
      extraType: 'youngDriver',
      reservationQuantity: 1,
      priceByType: 9.9,
      currency: 'EUR',
      configuratorName: 'N',
      configuratorDescription: 'D',
      configuratorPriceDescription: 'a day',
      configuratorMaxQuantity: 2,
      editable: true,
      imageUrl: '/p.webp',
    },
  )
})

it('adding extras maps its fields to wire names', () => {
  expectRoundTrip(
    addExtras.body,
    {
      extras: [
        {
          hotelId: 1,
          reference: 'FOY1001',
          initialNumber: 'I1',
          legNumber: '2',
          roomTypeId: 'DBL',
          extraId: 'e1',
          quantity: 2,
          adults: 2,
          children: 1,
          nights: 3,
          price: euro(1250),
          childPrice: euro(600),
          currency: 'EUR',
        },
      ],
      isRac: true,
      language: 'es',
      pickUpProcess: 'P1',
      extrasAvailable: [],
      items: [],
    },
    {
      post_product_data: [
        {
          hotel_id: 1,
          reference: 'FOY1001',
          initial_reservation_number: 'I1',
          leg_number: '2',
          room_type_id: 'DBL',
          product_id: 'e1',
          quantity: 2,
          adults: 2,
          childs: 1,
          number_nights: 3,
          price: 12.5,
          childrenPrice: 6,
          currency: 'EUR',
        },
      ],
      is_rac_app: true,
      lang: 'es',
      pick_up_proccess_number: 'P1',
      extras_available: [],
      reservation_items: [],
    },
  )
  expectRoundTrip(
    addExtras.reply,
    { extras: [{ extraId: 'e1', quantity: 2 }] },
    { add_extras_response: [{ product_id: 'e1', quantity: 2 }] },
  )
  expectRoundTrip(addExtras.query, { isPok: true }, { pok: '1' })
})

it('extras-price-allotment maps its fields to wire names', () => {
  expectRoundTrip(
    priceExtras.body,
    { reference: 'F', roomTypeId: 'DBL', extraIds: ['e1'], startDate: '2030-01-02', endDate: '2030-01-04' },
    { reference: 'F', roomTypeId: 'DBL', extrasIds: ['e1'], checkinDate: '2030-01-02', checkoutDate: '2030-01-04' },
  )
  expectRoundTrip(
    priceExtras.reply,
    [{ extraId: 'e1', price: euro(1250), currency: 'EUR', limited: true, left: 4 }],
    [{ pok_extra_id: 'e1', price: 12.5, currency: 'EUR', has_allotment: true, allotment: 4 }],
  )
})

it('rejects amounts that are not exact in the smallest unit', () => {
  expect(z.safeDecode(extraWire, { id: 'e1', price: 1e300 }).success).toBe(false)
})
