import { expect, it } from 'vitest'
import { computeCityTax } from './city-tax.ts'

const rule = { perPersonNight: 3_50, fromAge: 16, maxNights: 7 }

it.each([
  ['two adults', { adults: 2, childAges: [], night: 1 }, 7_00],
  ['a child below the age', { adults: 2, childAges: [15], night: 1 }, 7_00],
  ['a child of that age', { adults: 2, childAges: [16], night: 1 }, 10_50],
  ['the last taxed night', { adults: 1, childAges: [], night: 7 }, 3_50],
  ['a night after it', { adults: 1, childAges: [], night: 8 }, 0],
])('city tax of %s', (_who, party, minor) => {
  expect(computeCityTax(rule, party)).toBe(minor)
})

it('a hotel without city tax charges none', () => {
  expect(computeCityTax({ perPersonNight: 0, fromAge: 0 }, { adults: 2, childAges: [], night: 1 })).toBe(0)
})
