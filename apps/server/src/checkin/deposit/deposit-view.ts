import type { Stay } from '@foyer/contract/staff/stay.ts'
import { openDepositStates } from '@foyer/domain/payment/deposit.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { savedCardsOf } from '../payment/saved-cards.ts'
import { depositOfStay, shownState } from './deposit.store.ts'

type Seen = Pick<NonNullable<Stay['rental']>, 'block' | 'canBlock'>

/** What is blocked for a rental, and whether something could be. */
export async function depositView(tx: HotelTransaction, reservationId: string, isAsked: boolean): Promise<Seen> {
  const last = await depositOfStay(tx, reservationId)
  const isOpen = last && openDepositStates.includes(last.state)
  const [card] = isAsked && !isOpen ? await savedCardsOf(tx, reservationId) : []
  if (!last) return { canBlock: card !== undefined }
  const { amount, card: shown, by, at } = last
  const block = {
    amount,
    // Nobody has typed one yet.
    card: shown || '··',
    state: shownState(last),
    by,
    at: at.toISOString(),
    ...(last.taken && { taken: last.taken }),
  }
  return { block, canBlock: card !== undefined }
}
