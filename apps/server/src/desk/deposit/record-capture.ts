import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { readReservations } from '../../book/reservation/booked-reservation.store.ts'
import type { Deposit } from '../../money/deposit/deposit.store.ts'
import { postEntries } from '../../money/payment/ledger.ts'
import { insertPayment, updatePayment } from '../../money/payment/payment.store.ts'
import { toPaymentEvent } from '../../money/payment/to-payment-event.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { insertTakenCharge } from './taken-charge.store.ts'

export interface HotelContext {
  readonly tx: HotelTransaction
  readonly hotel: Hotel
}

export type RecordCapture = (at: HotelContext, deposit: Deposit, reference: string | undefined) => Promise<void>

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
export function createRecordCapture({ sites, tellHotel }: { sites: Sites; tellHotel: HotelPublisher }): RecordCapture {
  return async ({ tx, hotel }, { id, number, reservationId, taken, takenById, card }, reference) => {
    if (!taken) return
    const [stay] = await readReservations(tx, hotel, [reservationId])
    if (!stay) return
    const { config } = await sites.config(tx, hotel)
    const provider = config.gateway.kind
    const said = Object.entries(names).map(([language, name]) => [language, `${name}: ${taken.reason}`])
    const lines = JSON.stringify(Object.fromEntries(said))
    await insertTakenCharge(tx, hotel.id, reservationId, `deposit:${id}`, lines, taken.amount.minor)
    const payment = await insertPayment(tx, {
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
    await updatePayment(tx, id, { state: 'captured', card, ...(reference && { reference }) })
    await postEntries(tx, { kind: 'capture', payment })
    await tellHotel.paid({ tx, hotel }, stay, toPaymentEvent({ ...payment, reference }))
  }
}
