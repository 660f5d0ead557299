import { expect, it } from 'vitest'
import {
  type DepositState,
  depositMayBecome,
  depositNewsOf,
  depositStates,
  mostTaken,
  openDepositStates,
} from './deposit.ts'

it.each([
  ['asked', 'held', true],
  ['asked', 'released', false],
  ['held', 'releasing', true],
  ['held', 'refused', false],
  ['releasing', 'released', true],
  ['releasing', 'held', true],
  ['held', 'taking', true],
  ['taking', 'taken', true],
  ['taking', 'held', true],
  ['taken', 'releasing', false],
  ['releasing', 'taking', false],
  ['unknown', 'held', true],
  ['unknown', 'taken', true],
  ['released', 'held', false],
  ['refused', 'held', false],
] as const satisfies readonly [DepositState, DepositState, boolean][])(
  'a deposit that is %s may become %s: %s',
  (from, to, may) => {
    expect(depositMayBecome(from, to)).toBe(may)
  },
)

it('what is refused, released or taken is over', () => {
  expect(openDepositStates).toEqual(['asked', 'held', 'releasing', 'taking', 'unknown'])
})

it.each([
  ['receptionist', 700_00, 300_00],
  ['receptionist', 120_00, 120_00],
  ['manager', 700_00, 700_00],
] as const)('of a deposit a %s takes at most: of %i, %i', (role, minor, most) => {
  expect(mostTaken({ minor, currency: 'EUR' }, role)).toEqual({ minor: most, currency: 'EUR' })
})

it('a renter hears what is blocked for as long as it is', () => {
  const told = (news: ReturnType<typeof depositNewsOf>) =>
    depositStates.filter((state) => depositNewsOf(state) === news)
  expect(told('blocked')).toEqual(['held', 'releasing', 'taking'])
  expect(told('waiting')).toEqual(['asked', 'unknown'])
  expect(told('refused')).toEqual(['refused'])
  expect(told('none')).toEqual(['released', 'taken'])
})
