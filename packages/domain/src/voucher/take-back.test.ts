import { expect, it } from 'vitest'
import { whyVoucherStays } from './take-back.ts'

const taken = { isTaken: true, hasOpenPayment: false, paid: 0 }

it.each([
  ['before anything is paid', {}, undefined],
  ['while somebody pays', { hasOpenPayment: true }, 'paymentOpen'],
  ['while somebody pays the rest', { hasOpenPayment: true, paid: 1 }, 'paymentOpen'],
  ['after something was paid here', { paid: 1 }, 'voucherKept'],
  ['after all of that was given back', { paid: 0 }, undefined],
  ['one that was not taken', { isTaken: false, paid: 1 }, undefined],
] as const)('can a voucher be removed: %s', (_, changes, expected) => {
  expect(whyVoucherStays({ ...taken, ...changes })).toBe(expected)
})
