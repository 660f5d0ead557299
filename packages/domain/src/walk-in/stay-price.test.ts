import { expect, it } from 'vitest'
import { computeStayPrice } from './stay-price.ts'

const usual = { perNight: 160_00, taxPerAdultNight: 5_00, percentOff: 0 }

it.each([
  ['one night', {}, { nights: 1, adults: 1 }, { room: 160_00, discount: 0, taxes: 5_00, total: 165_00 }],
  [
    'two nights for two adults',
    {},
    { nights: 2, adults: 2 },
    { room: 320_00, discount: 0, taxes: 20_00, total: 340_00 },
  ],
  [
    'ten percent off, but not off the taxes',
    { percentOff: 10 },
    { nights: 2, adults: 2 },
    { room: 320_00, discount: -32_00, taxes: 20_00, total: 308_00 },
  ],
  [
    'rounded once to the smallest unit',
    { perNight: 99_99, percentOff: 15 },
    { nights: 1, adults: 1 },
    { room: 99_99, discount: -15_00, taxes: 5_00, total: 89_99 },
  ],
  [
    'a hundred percent off',
    { percentOff: 100 },
    { nights: 1, adults: 1 },
    { room: 160_00, discount: -160_00, taxes: 5_00, total: 5_00 },
  ],
])('%s', (_, changes, party, price) => {
  expect(computeStayPrice({ ...usual, ...changes }, party)).toEqual(price)
})
