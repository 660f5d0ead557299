import fc from 'fast-check'
import { expect, it } from 'vitest'
import { paymentMethodNames } from './payment-method.ts'
import { type Entry, GUEST_ACCOUNT, getAccount, toCaptureEntries, toRefundEntries } from './posting.ts'

const sum = (entries: readonly Entry[]) => entries.reduce((total, { minor }) => total + minor, 0)
const payment = fc.record({
  way: fc.constantFrom(...paymentMethodNames),
  provider: fc.constantFrom('redsys', 'adyen'),
  minor: fc.integer({ min: 1, max: 1e9 }),
})

it('every posting balances', () => {
  fc.assert(
    fc.property(payment, (moved) => {
      expect(sum(toCaptureEntries(moved))).toBe(0)
      expect(sum(toRefundEntries(moved))).toBe(0)
    }),
  )
})

it('over any history the accounts add up to zero, and all payments are in some account', () => {
  const history = fc.array(fc.tuple(payment, fc.integer({ min: 0, max: 100 })))
  fc.assert(
    fc.property(history, (payments) => {
      const entries = payments.flatMap(([moved, back]) => {
        const minor = Math.floor((moved.minor * back) / 100)
        return [...toCaptureEntries(moved), ...(minor > 0 ? toRefundEntries({ ...moved, minor }) : [])]
      })
      const guest = sum(entries.filter(({ account }) => account === GUEST_ACCOUNT))
      expect(sum(entries)).toBe(0)
      expect(guest + sum(entries.filter(({ account }) => account !== GUEST_ACCOUNT))).toBe(0)
    }),
  )
})

it.each([
  ['gateway', 'redsys', 'provider:redsys'],
  ['terminal', 'adyen', 'provider:adyen'],
  ['cash', '', 'cash'],
  ['deskCard', '', 'desk'],
  ['transfer', '', 'desk'],
] as const)('%s of %s goes to the account %s', (way, provider, account) => {
  expect(getAccount(way, provider)).toBe(account)
})
