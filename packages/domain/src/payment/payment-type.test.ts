import { expect, it } from 'vitest'
import { paymentTypeOf } from './payment-type.ts'

it("S18 a stay has the hotel's payment type, or is paid at the hotel while something is due", () => {
  expect(paymentTypeOf('transfer', 5_000)).toBe('transfer')
  expect(paymentTypeOf(undefined, 5_000)).toBe('atHotel')
  expect(paymentTypeOf(undefined, 0)).toBeUndefined()
})
