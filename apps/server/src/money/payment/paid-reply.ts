import { paymentMethods } from '@foyer/domain/payment/payment-method.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { listPayments, type Payment } from './payment.store.ts'

/** Everything is paid: with these cards and this bill. A bill has the id of its payment. */
export async function readPaidReply(tx: HotelTransaction, reservationId: string) {
  const all = await listPayments(tx, reservationId)
  const made = all.filter(({ state, way }) => state === 'captured' && paymentMethods[way].by === 'guest')
  return { completed: true, billId: made.at(-1)?.id, terminalPayments: made.map(toPosPayment) }
}

function toPosPayment({ id, amount, terminalId, card }: Payment) {
  return { id, amount, currency: amount.currency, terminalId, card }
}
