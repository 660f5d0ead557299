import type { Stay } from '@foyer/contract/staff/stay.ts'
import { depositNewsOf, nextBlock, openDepositStates, shortDeposit } from '@foyer/domain/payment/deposit.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { savedCardsOf } from '../payment/saved-card.store.ts'
import { type Deposit, shownState } from './deposit.store.ts'
import { depositOfRental } from './deposit-of-rental.ts'

type Seen = Pick<NonNullable<Stay['rental']>, 'deposit' | 'blocks' | 'short' | 'canBlock'>

interface AtHotel {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

/**
 * Returns the deposit that a rental requires, what is blocked of it, and whether something can be.
 */
export async function depositView({ tx, hotel }: AtHotel, sites: Sites, stay: Reservation): Promise<Seen> {
  const { wanted: deposit, blocks } = await depositOfRental({ tx, hotel }, sites, stay)
  // The desk can't block while the provider's page is open for the renter.
  const isWaiting = blocks.some(({ state }) => depositNewsOf(state) === 'waiting')
  const [card] = nextBlock(deposit, blocks) && !isWaiting ? await savedCardsOf(tx, stay.id) : []
  return {
    deposit,
    blocks: worthSeeing(blocks).map(seen),
    short: shortDeposit(deposit, blocks),
    canBlock: card !== undefined,
  }
}

/** Open blocks, and the last one. */
function worthSeeing(blocks: readonly Deposit[]): readonly Deposit[] {
  return blocks.filter((block, at) => openDepositStates.includes(block.state) || at === blocks.length - 1)
}

function seen(block: Deposit): NonNullable<Stay['rental']>['blocks'][number] {
  const { id, amount, card, by, at, taken } = block
  return {
    id,
    amount,
    // No card has been entered yet.
    card: card || '··',
    state: shownState(block),
    by,
    at: at.toISOString(),
    ...(taken && { taken }),
  }
}
