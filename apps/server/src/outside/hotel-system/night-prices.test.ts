import { expect, it } from 'vitest'
import { toNightPrices } from './night-prices.ts'

const stay = { startDate: '2027-03-27', endDate: '2027-03-30', currency: 'EUR' }
const compute = (told: object) => toNightPrices({ ...stay, ...told } as Parameters<typeof toNightPrices>[0])

it('divides the price of a stay by its nights, without the city tax, and loses no cent', () => {
  expect(compute({ total: 115, taxes: 15 })).toEqual([33.34, 33.33, 33.33])
  expect(compute({ total: 99.99 })).toEqual([33.33, 33.33, 33.33])
})
