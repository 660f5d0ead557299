import { nextBlock } from '@foyer/domain/payment/deposit.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { DepositToBlock } from '../payment/summary-cards.ts'
import { depositOfRental } from './deposit-of-rental.ts'

export function depositToBlock(sites: Sites): DepositToBlock {
  return async ({ tx, hotel, site }, reservationId) => {
    if (!site.product.upsells) return undefined
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return undefined
    const { wanted, blocks } = await depositOfRental({ tx, hotel }, sites, stay)
    return nextBlock(wanted, blocks)
  }
}
