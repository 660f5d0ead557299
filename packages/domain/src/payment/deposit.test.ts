import { expect, it } from 'vitest'
import {
  allocateCharge,
  canDepositBecome,
  type DepositBlock,
  type DepositState,
  depositStates,
  getBlockedTotal,
  getDepositShortfall,
  getMaxDepositCharge,
  getMissingDeposit,
  getNextBlock,
  openDepositStates,
  toDepositStatus,
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
    expect(canDepositBecome(from, to)).toBe(may)
  },
)

it('rejected, released and captured deposits are closed', () => {
  expect(openDepositStates).toEqual(['asked', 'held', 'releasing', 'taking', 'unknown'])
})

it.each([
  ['receptionist', 700_00, 300_00],
  ['receptionist', 120_00, 120_00],
  ['manager', 700_00, 700_00],
] as const)('a %s takes at most, of %i, %i from a deposit', (role, minor, most) => {
  expect(getMaxDepositCharge({ minor, currency: 'EUR' }, role)).toEqual({ minor: most, currency: 'EUR' })
})

it('a renter is shown what is held for as long as it is', () => {
  const told = (news: ReturnType<typeof toDepositStatus>) =>
    depositStates.filter((state) => toDepositStatus(state) === news)
  expect(told('blocked')).toEqual(['held', 'releasing', 'taking'])
  expect(told('waiting')).toEqual(['asked', 'unknown'])
  expect(told('refused')).toEqual(['refused'])
  expect(told('none')).toEqual(['released', 'taken'])
})

const block = (state: DepositState, euros: number, atPage = false): DepositBlock => ({
  state,
  amount: { minor: euros * 100, currency: 'EUR' },
  atPage,
})

it.each([
  // [existing holds, required by the car, next hold, missing for the key]
  ['nothing yet', [], 700, 700, undefined],
  ['no deposit required', [block('held', 400)], undefined, undefined, undefined],
  ['as much as required', [block('held', 400)], 400, undefined, undefined],
  ['held before a better car', [block('held', 400)], 700, 300, 300],
  ['held before a cheaper car: stays held', [block('held', 700)], 400, undefined, undefined],
  ['the rest is held too', [block('held', 400), block('held', 300)], 700, undefined, undefined],
  ['the rest has been requested', [block('held', 400), block('asked', 300)], 700, undefined, 300],
  ['the answer about the rest was lost', [block('held', 400), block('unknown', 300)], 700, undefined, 300],
  ['the rest was declined', [block('held', 400), block('refused', 300)], 700, 300, 300],
  ['a card page is open for the rest', [block('held', 400), block('asked', 300, true)], 700, 300, 300],
  ['a card page was opened before the better car', [block('asked', 400, true)], 700, 400, undefined],
  ['it was declined', [block('refused', 700)], 700, 700, undefined],
  ['the result of the first is unknown', [block('unknown', 400)], 700, undefined, undefined],
  ['the desk is releasing it', [block('releasing', 700)], 700, undefined, undefined],
  ['released', [block('released', 400)], 700, 700, undefined],
] as const)('calculates the next hold and what is missing for the key: %s', (_, blocks, asked, next, short) => {
  const wanted = asked === undefined ? undefined : { minor: asked * 100, currency: 'EUR' }
  const euros = (money: { minor: number } | undefined) => money && money.minor / 100
  expect([euros(getNextBlock(wanted, blocks)), euros(getDepositShortfall(wanted, blocks))]).toEqual([next, short])
})

it.each([
  ['nothing yet', [], 700],
  ['it was declined', [block('refused', 700)], 700],
  ['a card page is open', [block('asked', 700, true)], 700],
  ['the answer was lost', [block('unknown', 700)], 700],
  ['released again', [block('released', 700)], 700],
  ['a part is held', [block('held', 400)], 300],
  ['all of it is held', [block('held', 400), block('held', 300)], undefined],
] as const)('G24 calculates what a renter has to block before the key: %s', (_, blocks, missing) => {
  const wanted = { minor: 700_00, currency: 'EUR' }
  expect(getMissingDeposit(wanted, blocks)?.minor).toBe(missing && missing * 100)
  expect(getMissingDeposit(undefined, blocks)).toBeUndefined()
})

it('adds up all holds and lists each card once', () => {
  const on = (card: string, state: DepositState, euros: number) => ({ ...block(state, euros), card })
  expect(getBlockedTotal([on('A', 'refused', 400)])).toBeUndefined()
  expect(getBlockedTotal([on('A', 'held', 400), on('A', 'held', 300), on('B', 'asked', 100)])).toEqual({
    amount: { minor: 700_00, currency: 'EUR' },
    card: 'A',
  })
  expect(getBlockedTotal([on('A', 'held', 400), on('B', 'releasing', 300)])?.card).toBe('A, B')
})

it.each([
  [100_00, [100_00, 0]],
  [400_00, [400_00, 0]],
  [550_00, [400_00, 150_00]],
  [700_00, [400_00, 300_00]],
] as const)('takes %i from the larger of two holds first', (minor, parts) => {
  const held = [block('held', 300), block('held', 400)]
  expect(allocateCharge(minor, held).map((part) => part.minor)).toEqual(parts)
})
