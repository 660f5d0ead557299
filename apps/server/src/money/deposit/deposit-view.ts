import type { Stay } from '@foyer/contract/staff/stay.ts'
import {
  getDepositShortfall,
  getMissingDeposit,
  getNextBlock,
  openDepositStates,
  toDepositStatus,
} from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listSavedCards } from '../payment/saved-card.store.ts'
import { type Deposit, getShownState } from './deposit.store.ts'
import { readDepositOfRental } from './deposit-of-rental.ts'

type DepositView = Pick<NonNullable<Stay['rental']>, 'deposit' | 'blocks' | 'missing' | 'short' | 'canBlock'>

interface HotelContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/**
 * Returns the deposit that a rental requires, what is blocked of it, and whether something can be.
 */
export async function readDepositView(
  { tx, hotel }: HotelContext,
  sites: Sites,
  stay: Reservation,
): Promise<DepositView> {
  const { required: deposit, blocks } = await readDepositOfRental({ tx, hotel }, sites, stay)
  // The desk can't block while the provider's page is open for the renter.
  const isWaiting = blocks.some(({ state }) => toDepositStatus(state) === 'waiting')
  const [card] = getNextBlock(deposit, blocks) && !isWaiting ? await listSavedCards(tx, stay.id) : []
  return {
    deposit,
    blocks: filterVisible(blocks).map(toBlockView),
    missing: getMissingDeposit(deposit, blocks),
    short: getDepositShortfall(deposit, blocks),
    canBlock: card !== undefined,
  }
}

/** Open blocks, and the last one. */
function filterVisible(blocks: readonly Deposit[]): readonly Deposit[] {
  return blocks.filter((block, at) => openDepositStates.includes(block.state) || at === blocks.length - 1)
}

function toBlockView(block: Deposit): NonNullable<Stay['rental']>['blocks'][number] {
  const { id, amount, card, by, at, taken } = block
  return {
    id,
    amount,
    // No card has been entered yet.
    card: card || '··',
    state: getShownState(block),
    by,
    at: at.toISOString(),
    ...(taken && { taken }),
  }
}
