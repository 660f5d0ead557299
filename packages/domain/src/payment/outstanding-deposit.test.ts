import { expect, it } from 'vitest'
import type { ReservationState } from '../reservation/reservation.ts'
import type { DepositState } from './deposit.ts'
import { findOutstandingDeposit } from './outstanding-deposit.ts'

const block = (state: DepositState, euros = 400) => ({
  state,
  amount: { minor: euros * 100, currency: 'EUR' },
  card: 'VISA ·· 0004',
})

it.each([
  // [rental, last day, holds, amount left, can be released at once]
  ['departed', '2027-05-10', ['held'], 400, true],
  ['departed', '2027-01-10', ['held'], 400, true],
  ['departed', '2027-05-10', ['held', 'held'], 800, true],
  ['departed', '2027-05-10', ['held', 'unknown'], 800, false],
  ['departed', '2027-05-10', ['asked'], 400, false],
  ['departed', '2027-05-10', ['releasing'], 400, false],
  ['departed', '2027-05-10', ['taking'], 400, false],
  ['departed', '2027-05-10', ['released', 'refused'], undefined, undefined],
  ['departed', '2027-05-10', ['taken'], undefined, undefined],
  ['departed', '2027-05-10', [], undefined, undefined],
  ['cancelled', '2027-05-20', ['held'], 400, true],
  // No one picked up the car.
  ['expected', '2027-05-09', ['held'], 400, true],
  ['expected', '2027-05-10', ['held'], undefined, undefined],
  // The car is still out, overdue or not.
  ['inHouse', '2027-05-09', ['held'], undefined, undefined],
] as const satisfies readonly [
  ReservationState,
  string,
  readonly DepositState[],
  number | undefined,
  boolean | undefined,
][])(
  'a rental that is %s and ends on %s with holds %j leaves %s on the card',
  (state, endDate, blocks, left, isHeld) => {
    const found = findOutstandingDeposit(
      { state, endDate },
      blocks.map((one) => block(one)),
      '2027-05-10',
    )
    expect([found && found.amount.minor / 100, found?.isHeld]).toEqual([left, isHeld])
  },
)
