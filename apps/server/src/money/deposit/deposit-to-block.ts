import { getNextBlock } from '@foyer/domain/payment/deposit.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { DepositToBlock } from '../payment/summary-cards.ts'
import { readDepositOfRental } from './deposit-of-rental.ts'

export function createDepositToBlock(sites: Sites): DepositToBlock {
  return async ({ tx, hotel, site }, reservationId) => {
    if (!site.product.upsells) return undefined
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return undefined
    const { required, blocks } = await readDepositOfRental({ tx, hotel }, sites, stay)
    return getNextBlock(required, blocks)
  }
}
