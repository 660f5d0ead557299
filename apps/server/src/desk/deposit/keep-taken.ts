import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { Deposit } from '../../money/deposit/deposit.store.ts'
import { post } from '../../money/payment/ledger.ts'
import { changePayment, keepPayment } from '../../money/payment/payment.store.ts'
import { toldPayment } from '../../money/payment/told-payment.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { insertTakenCharge } from './taken-charge.store.ts'

export interface AtHotel {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

export type KeepTaken = (at: AtHotel, deposit: Deposit, reference: string | undefined) => Promise<void>

const names = {
  en: 'Taken from the deposit',
  es: 'Cobrado de la fianza',
  de: 'Von der Kaution genommen',
  fr: 'Prélevé sur la caution',
  ca: 'Cobrat de la fiança',
  it: 'Incassato dalla cauzione',
  pt: 'Cobrado da caução',
} as const

/**
 * An amount captured from a deposit is money from then on: the bill gets its charge and the ledger
 * a payment, under the deposit's id and the provider's number.
 */
export function keepTakenOf({ sites, tellHotel }: { sites: Sites; tellHotel: TellHotel }): KeepTaken {
  return async ({ tx, hotel }, { id, number, reservationId, taken, takenById, card }, reference) => {
    if (!taken) return
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return
    const { config } = await sites.config(tx, hotel)
    const provider = config.gateway.kind
    const said = Object.entries(names).map(([language, name]) => [language, `${name}: ${taken.reason}`])
    const lines = JSON.stringify(Object.fromEntries(said))
    await insertTakenCharge(tx, hotel.id, reservationId, `deposit:${id}`, lines, taken.amount.minor)
    const payment = await keepPayment(tx, {
      id,
      number,
      hotelId: hotel.id,
      reservationId,
      way: 'token',
      provider,
      amount: taken.amount,
      state: 'captured',
      by: { memberId: takenById },
    })
    if (!payment) return
    await changePayment(tx, id, { state: 'captured', card, ...(reference && { reference }) })
    await post(tx, { kind: 'capture', payment })
    await tellHotel.paid({ tx, hotel }, stay, toldPayment({ ...payment, reference }))
  }
}
