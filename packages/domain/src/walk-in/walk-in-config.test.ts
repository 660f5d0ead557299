import { expect, it } from 'vitest'
import { hotelConfigSchema } from '../config/hotel-config.ts'
import { parseHotelConfig } from '../config/parse-hotel-config.ts'
import { toPublicConfig } from '../config/public-config.ts'

const rates = [{ id: 'flexible', names: { en: 'Flexible' } }]
const roomTypes = [{ id: 'classic', sleeps: 2, prices: { flexible: 160_00 } }]

it.each([
  [
    'a price for an unknown rate',
    { rates, roomTypes: [{ ...roomTypes[0], prices: { saver: 1 } }] },
    'walkIn.roomTypes.0.prices.saver',
  ],
  [
    'a price by guests for a rate at which the type is not sold',
    { rates, roomTypes: [{ ...roomTypes[0], guestPrices: { saver: { 1: 1 } } }] },
    'walkIn.roomTypes.0.guestPrices.saver',
  ],
  [
    'a price for no guests',
    { rates, roomTypes: [{ ...roomTypes[0], guestPrices: { flexible: { 0: 1 } } }] },
    'walkIn.roomTypes.0.guestPrices.flexible.0',
  ],
  ['a rate twice', { rates: [...rates, ...rates], roomTypes }, 'walkIn.rates.1.id'],
  [
    'a code twice',
    {
      promotionalCodes: [
        { code: 'A1', percent: 5 },
        { code: 'A1', percent: 9 },
      ],
    },
    'walkIn.promotionalCodes.1.code',
  ],
  [
    'a discount above a hundred percent',
    { promotionalCodes: [{ code: 'A1', percent: 101 }] },
    'walkIn.promotionalCodes.0.percent',
  ],
])('rejects %s', (_, walkIn, path) => {
  const read = parseHotelConfig({ walkIn })
  expect(read.ok ? [] : read.issues.map((issue) => issue.path)).toEqual([path])
})

it('pages never receive prices, codes and discounts', () => {
  const config = hotelConfigSchema.parse({ walkIn: { rates, roomTypes } })
  expect(toPublicConfig(config)).not.toHaveProperty('walkIn')
})
