import { dayAt, type Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { BillService } from './bill.service.ts'
import { unsentOf } from './wanted-bill.store.ts'

interface SendWantedDependencies {
  readonly sites: Sites
  readonly bills: Pick<BillService, 'sendWanted'>
  readonly now: () => Date
}

export type SendWanted = (at: { tx: HotelTransaction; hotel: Hotel }, reservationId: string) => Promise<void>

/** After any payment, sends the bill to the guest who requested it, once nothing is owed. */
export function sendWanted({ sites, bills, now }: SendWantedDependencies): SendWanted {
  return async ({ tx, hotel }, reservationId) => {
    if (!(await unsentOf(tx, reservationId))) return
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return
    const { languages } = (await sites.config(tx, hotel)).config
    const at = now()
    await bills.sendWanted({ tx, hotel, now: at, today: dayAt(hotel.timeZone, at), site: { languages } }, stay)
  }
}
