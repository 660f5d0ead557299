import { expect, it } from 'vitest'
import { checkOutCodes, noCheckOutReason, toCheckOutOutcome } from './check-out.ts'

const today = '2027-05-10'

it.each([
  ['leaves today and owes nothing', today, 0, undefined],
  ['leaves today and has a balance', today, 1, 'balance'],
  ['leaves tomorrow', '2027-05-11', 0, 'leavesLater'],
  ['leaves tomorrow and has a balance', '2027-05-11', 5, 'leavesLater'],
  ['should have left yesterday', '2027-05-09', 0, 'overdue'],
] as const)('a guest who %s is checked out or gets the reason why not', (_, endDate, pending, why) => {
  expect(noCheckOutReason({ endDate, pending }, { today, anyDay: false })).toBe(why)
})

it.each([
  ['leaves tomorrow', '2027-05-11', 0, undefined],
  ['should have left yesterday', '2027-05-09', 0, undefined],
  ['leaves tomorrow and has a balance', '2027-05-11', 5, 'balance'],
] as const)('P34 where any day is allowed, a guest who %s', (_, endDate, pending, why) => {
  expect(noCheckOutReason({ endDate, pending }, { today, anyDay: true })).toBe(why)
})

it('the specification’s codes are 0 and 5, and every code is unique', () => {
  expect([toCheckOutOutcome(0), toCheckOutOutcome(5), toCheckOutOutcome(4)]).toEqual(['done', 'balance', undefined])
  expect(new Set(Object.values(checkOutCodes)).size).toBe(Object.keys(checkOutCodes).length)
})
