import { expect, it } from 'vitest'
import { isTrackingNumber } from './tracking-number.ts'

it.each([
  ['1-7-1700000000000', true],
  ['1-8-1700000000000', false],
  ['1-7-Canaryson', false],
  ['1-7-4111111111111111', false],
  ['', false],
])('TRACK-09 consists of company, hotel and time: %s belongs to this hotel, %s', (text, isOne) => {
  expect(isTrackingNumber({ companyId: 1, id: 7 }, text)).toBe(isOne)
})
