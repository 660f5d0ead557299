import { expect, it } from 'vitest'
import { getPaymentType } from './payment-type.ts'

it("S18 a stay has the hotel's payment type, or is paid at the hotel while something is due", () => {
  expect(getPaymentType('transfer', 5_000)).toBe('transfer')
  expect(getPaymentType(undefined, 5_000)).toBe('atHotel')
  expect(getPaymentType(undefined, 0)).toBeUndefined()
})
