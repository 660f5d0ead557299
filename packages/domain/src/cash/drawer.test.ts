import { expect, it } from 'vitest'
import { computeExpectedCash, noEndReason, sumCount } from './drawer.ts'

it('the ledger expects the float, what was taken and what came from the safe, less what went there', () => {
  expect(computeExpectedCash({ float: 200_00, taken: -15_00, fromSafe: 50_00, toSafe: 100_00 })).toBe(135_00)
})

it.each([
  ['notes and coins', { notes: { '50': 3, '5': 1 }, coins: 2_70 }, 'EUR', 157_70],
  ['a currency without decimals has one sum', { notes: {}, coins: 12_000 }, 'JPY', 12_000],
  ['a note that does not exist', { notes: { '3': 1 }, coins: 0 }, 'EUR', undefined],
] as const)('sums up a count: %s', (_, count, currency, sum) => {
  expect(sumCount(count, currency)).toBe(sum)
})

const short = { counted: 182_70, expected: 200_00 }
it.each([
  ['nothing was counted', { expectedNow: 200_00, toSafe: 0 }, 'notCounted'],
  ['a payment came in since', { count: short, expectedNow: 210_00, toSafe: 0, reason: 'x' }, 'movedSince'],
  ['S26 a difference has no reason', { count: short, expectedNow: 200_00, toSafe: 0 }, 'reasonMissing'],
  ['a difference has a reason', { count: short, expectedNow: 200_00, toSafe: 0, reason: 'Wrong change' }, undefined],
  ['more than there is', { count: short, expectedNow: 200_00, toSafe: 190_00, reason: 'x' }, 'tooMuchToSafe'],
  ['it agrees', { count: { counted: 5, expected: 5 }, expectedNow: 5, toSafe: 5 }, undefined],
] as const)('whether a drawer may be ended: %s', (_, end, why) => {
  expect(noEndReason(end)).toBe(why)
})
