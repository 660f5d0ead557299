import { expect, it } from 'vitest'
import { voucherLockReason } from './voucher-lock-reason.ts'

const taken = { isTaken: true, hasOpenPayment: false, paid: 0 }

it.each([
  ['before any payment', {}, undefined],
  ['while a payment is open', { hasOpenPayment: true }, 'paymentOpen'],
  ['while a payment of the rest is open', { hasOpenPayment: true, paid: 1 }, 'paymentOpen'],
  ['after a payment here', { paid: 1 }, 'voucherKept'],
  ['after all of that was refunded', { paid: 0 }, undefined],
  ['one that was not redeemed', { isTaken: false, paid: 1 }, undefined],
] as const)('decides whether a voucher can be removed: %s', (_, changes, expected) => {
  expect(voucherLockReason({ ...taken, ...changes })).toBe(expected)
})
