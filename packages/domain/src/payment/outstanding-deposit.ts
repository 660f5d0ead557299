import type { Money } from '../basics/money.ts'
import type { ReservationState } from '../reservation/reservation.ts'
import { type DepositBlock, mergeBlocks, openDepositStates } from './deposit.ts'

interface Rental {
  readonly state: ReservationState
  readonly endDate: string
}

interface OutstandingDeposit {
  readonly amount: Money
  readonly card: string
  /**
   * All of it is confirmed as held, so it can be released. Otherwise staff check the provider's
   * records first.
   */
  readonly isHeld: boolean
}

/** The car is back or will not be picked up, so no deposit should stay on a card. */
const isOver = ({ state, endDate }: Rental, today: string): boolean =>
  state === 'departed' || state === 'cancelled' || state === 'noShow' || (state === 'expected' && endDate < today)

/** The deposit left on the renter's card until staff release or capture it. */
export function findOutstandingDeposit(
  rental: Rental,
  blocks: readonly (DepositBlock & { readonly card: string })[],
  today: string,
): OutstandingDeposit | undefined {
  const open = blocks.filter(({ state }) => openDepositStates.includes(state))
  const all = isOver(rental, today) ? mergeBlocks(open) : undefined
  return all && { ...all, isHeld: open.every(({ state }) => state === 'held') }
}
