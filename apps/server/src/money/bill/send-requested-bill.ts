import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { BillService } from './bill.service.ts'
import { findUnsentBill } from './requested-bill.store.ts'

interface SendRequestedBillDependencies {
  readonly sites: Sites
  readonly bills: Pick<BillService, 'sendRequested'>
  readonly now: () => Date
}

export type SendRequestedBill = (at: { tx: HotelTransaction; hotel: Hotel }, reservationId: string) => Promise<void>

/** After any payment, sends the bill to the guest who requested it, once nothing is owed. */
export function createSendRequestedBill({ sites, bills, now }: SendRequestedBillDependencies): SendRequestedBill {
  return async ({ tx, hotel }, reservationId) => {
    if (!(await findUnsentBill(tx, reservationId))) return
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return
    const { languages } = (await sites.config(tx, hotel)).config
    const at = now()
    await bills.sendRequested({ tx, hotel, now: at, today: dayAt(hotel.timeZone, at), site: { languages } }, stay)
  }
}
