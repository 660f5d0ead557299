import { hotelConfigSchema } from '@foyer/domain/config/hotel-config.ts'
import { expect, it } from 'vitest'
import { createCode, findSale, withGuestPrice, withNewRate, withoutRate, withPrice, withSale } from './rates.ts'

const { walkIn } = hotelConfigSchema.parse({
  walkIn: {
    rates: [
      { id: 'room-only', names: { en: 'Room only' } },
      { id: 'breakfast', names: { en: 'With breakfast' } },
    ],
    roomTypes: [{ id: 'classic', sleeps: 2, prices: { 'room-only': 165_00, breakfast: 185_00 } }],
  },
})

it('N2 removing a price stops the sale at that rate, and keeps the others', () => {
  const sale = withPrice(findSale(walkIn, 'classic'), 'breakfast', undefined)
  expect(withSale(walkIn, sale).roomTypes).toMatchObject([{ id: 'classic', prices: { 'room-only': 165_00 } }])
  expect(sale.prices).not.toHaveProperty('breakfast')
})

it('N2 a type that was not on sale is sold with its first price', () => {
  const next = withSale(walkIn, withPrice(findSale(walkIn, 'suite'), 'room-only', 420_00))
  expect(next.roomTypes.map(({ id, sleeps, prices }) => [id, sleeps, prices['room-only']])).toEqual([
    ['classic', 2, 165_00],
    ['suite', 2, 420_00],
  ])
})

it('N2 a price by number of guests is removed with the usual price of its rate, or alone', () => {
  const sale = withGuestPrice(findSale(walkIn, 'classic'), 'breakfast', 1, 150_00)
  expect(sale.guestPrices).toEqual({ breakfast: { 1: 150_00 } })
  expect(withPrice(sale, 'room-only', undefined).guestPrices).toEqual({ breakfast: { 1: 150_00 } })
  expect(withPrice(sale, 'breakfast', undefined).guestPrices).toEqual({})
  expect(withGuestPrice(sale, 'breakfast', 1, undefined).guestPrices).toEqual({})
})

it('N2 removing a rate removes its prices', () => {
  const next = withoutRate(walkIn, 'breakfast')
  expect(next.rates.map(({ id }) => id)).toEqual(['room-only'])
  expect(next.roomTypes[0]?.prices).toEqual({ 'room-only': 165_00 })
})

it('N2 a new rate has a name in the language it was written in, and a unique id', () => {
  const next = withNewRate(walkIn, 'de', ' Room only ')
  expect(next.rates.at(-1)).toEqual({ id: 'room-only-2', names: { de: 'Room only' }, notes: {}, included: [] })
})

it('N2 stores a code as guests may type it', () => {
  expect(createCode(' lobby-10 ').code).toBe('LOBBY10')
})
