import { openDepositStates } from '@foyer/domain/payment/deposit.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { DepositToBlock } from '../payment/summary-cards.ts'
import { readReservations } from '../reservation/read-reservations.ts'
import { depositOfStay } from './deposit.store.ts'
import { wantedDeposit } from './wanted-deposit.ts'

export function depositToBlock(sites: Sites): DepositToBlock {
  return async ({ tx, hotel, site }, reservationId) => {
    if (!site.product.upsells) return undefined
    const last = await depositOfStay(tx, reservationId)
    const isLeft = last?.state === 'asked' && last.atPage
    if (last && openDepositStates.includes(last.state) && !isLeft) return undefined
    const [stay] = await readReservations(tx, hotel, [reservationId])
    return stay && wantedDeposit({ tx, hotel }, sites, stay)
  }
}
