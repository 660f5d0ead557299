import { expect, it } from 'vitest'
import { isTrackingNumber, newTrackingNumber } from './tracking-number.ts'

const hotel = { companyId: 1, id: 7 }

it('TRACK-09 a tracking number is made of company, hotel and moment', () => {
  expect(newTrackingNumber(hotel, 1_700_000_000_000)).toBe('1-7-1700000000000')
})

it.each([
  ['1-7-1700000000000', true],
  ['1-8-1700000000000', false],
  ['1-7-Canaryson', false],
  ['1-7-4111111111111111', false],
  ['', false],
])('%s is one of this hotel: %s', (text, isOne) => {
  expect(isTrackingNumber(hotel, text)).toBe(isOne)
})
