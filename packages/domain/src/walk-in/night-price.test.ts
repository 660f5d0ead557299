import { expect, it } from 'vitest'
import { computeNightPrice } from './night-price.ts'
import { walkInSchema } from './walk-in-config.ts'

const config = walkInSchema.parse({
  rates: [
    { id: 'breakfast', names: {}, included: ['breakfast'] },
    { id: 'room-only', names: {} },
    { id: 'saver', names: {} },
  ],
  roomTypes: [
    {
      id: 'classic',
      sleeps: 3,
      prices: { breakfast: 185_00, 'room-only': 165_00, saver: 150_00 },
      guestPrices: { 'room-only': { 1: 130_00, 3: 190_00 }, saver: { 1: 140_00 } },
    },
  ],
  taxPerAdultNight: 5_00,
  promotionalCodes: [{ code: 'LOBBY10', percent: 10 }],
})
const stay = {
  roomTypeId: 'classic',
  rateId: undefined,
  promotionalCode: undefined,
  included: [],
  adults: 2,
  children: 0,
}

it.each([
  ['the rate that it was sold at', { rateId: 'room-only' }, { room: 165_00, taxes: 10_00 }],
  ['the rate with the same inclusions', { included: ['breakfast'] }, { room: 185_00, taxes: 10_00 }],
  ['the cheapest of several', {}, { room: 150_00, taxes: 10_00 }],
  ['the price for one guest', { rateId: 'room-only', adults: 1 }, { room: 130_00, taxes: 5_00 }],
  ['the price for two adults and a child', { rateId: 'room-only', children: 1 }, { room: 190_00, taxes: 10_00 }],
  ['the usual price for a number without one', { rateId: 'saver', children: 1 }, { room: 150_00, taxes: 10_00 }],
  ['the cheapest for its number of guests', { adults: 1 }, { room: 130_00, taxes: 5_00 }],
  ['its promotional code', { promotionalCode: 'LOBBY10' }, { room: 135_00, taxes: 10_00 }],
])('S36 another night of a stay costs %s', (_what, changes, price) => {
  expect(computeNightPrice(config, { ...stay, ...changes })).toEqual(price)
})

it('has no price for a type of room that the hotel does not sell here', () => {
  expect(computeNightPrice(config, { ...stay, roomTypeId: 'tower' })).toBeUndefined()
})
