import { expect, it } from 'vitest'
import { newTrackingNumber } from './tracking-number.ts'

it('TRACK-09 a tracking number is made of company, hotel and time', () => {
  expect(newTrackingNumber({ companyId: 4, id: 7 }, Date.UTC(2030, 4, 10))).toBe(`4-7-${Date.UTC(2030, 4, 10)}`)
})
