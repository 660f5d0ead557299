import type { Money } from '@foyer/domain/basics/money.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Payment } from './payment.store.ts'
import type { Takers } from './takers.ts'

type Known = Pick<Payment, 'way' | 'number' | 'amount'>

/** Whoever took a payment over the network, for the hotel's own people. Nobody is asked while a transaction is open. */
export interface AskProvider {
  /** Whether somebody over the network has it. Else it is given back by hand, and written down. */
  hasIt(payment: Pick<Payment, 'way'>): boolean
  /** Undefined: there is no answer. */
  status(hotel: Hotel, payment: Known): Promise<PaymentTruth | undefined>
  /** Gives a part back. A Problem: nothing was given back. Whatever else goes wrong is unknown. */
  refund(hotel: Hotel, payment: Known, refund: { readonly id: string; readonly amount: Money }): Promise<string>
}

const STATUS_WITHIN_MS = 5_000
const REFUND_WITHIN_MS = 20_000

export function askProvider(takers: Takers): AskProvider {
  return {
    hasIt: ({ way }) => takers.has(way),
    async status(hotel, payment) {
      const taker = await takers.of(hotel, payment.way)
      if (!taker) return undefined
      return withDeadline(STATUS_WITHIN_MS, (signal) => taker.status(payment, signal)).catch(() => undefined)
    },
    async refund(hotel, { number, way }, { id, amount }) {
      const taker = await takers.of(hotel, way)
      if (!taker) throw new Problem('paymentNotPossible', 'whoever took it is not connected any more')
      return withDeadline(REFUND_WITHIN_MS, (signal) => taker.refund({ number, amount }, id, signal))
    },
  }
}
