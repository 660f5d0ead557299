import { expect, it } from 'vitest'
import { type DepositState, depositMayBecome, openDepositStates } from './deposit.ts'

it.each([
  ['asked', 'held', true],
  ['asked', 'released', false],
  ['held', 'releasing', true],
  ['held', 'refused', false],
  ['releasing', 'released', true],
  ['releasing', 'held', true],
  ['unknown', 'held', true],
  ['released', 'held', false],
  ['refused', 'held', false],
] as const satisfies readonly [DepositState, DepositState, boolean][])(
  'a deposit that is %s may become %s: %s',
  (from, to, may) => {
    expect(depositMayBecome(from, to)).toBe(may)
  },
)

it('what is refused or released is over', () => {
  expect(openDepositStates).toEqual(['asked', 'held', 'releasing', 'unknown'])
})
