import { expect, it } from 'vitest'
import { isTrackingNumber } from './tracking-number.ts'

it.each([
  ['1-7-1700000000000', true],
  ['1-8-1700000000000', false],
  ['1-7-Canaryson', false],
  ['1-7-4111111111111111', false],
  ['', false],
])('TRACK-09 of company, hotel and moment: %s is one of this hotel, %s', (text, isOne) => {
  expect(isTrackingNumber({ companyId: 1, id: 7 }, text)).toBe(isOne)
})
