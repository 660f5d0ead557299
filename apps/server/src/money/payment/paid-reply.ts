import { payWays } from '@foyer/domain/payment/pay-way.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { type Payment, paymentsOf } from './payment.store.ts'

/** Everything is paid: with these cards and this bill. A bill has the id of its payment. */
export async function paidReply(tx: HotelTransaction, reservationId: string) {
  const all = await paymentsOf(tx, reservationId)
  const made = all.filter(({ state, way }) => state === 'captured' && payWays[way].by === 'guest')
  return { completed: true, billId: made.at(-1)?.id, terminalPayments: made.map(asPosPayment) }
}

function asPosPayment({ id, amount, terminalId, card }: Payment) {
  return { id, amount, currency: amount.currency, terminalId, card }
}
