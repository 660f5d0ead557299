import type { Money } from '@foyer/domain/basics/money.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import type { Payment } from './payment.store.ts'
import type { PaymentChannels } from './payment-channels.ts'

type Known = Pick<Payment, 'way' | 'number' | 'amount'>

/**
 * Gives staff access to the provider that took a payment. Must not be called while a transaction is
 * open.
 */
export interface ProviderClient {
  /** Whether a provider has it. Otherwise it is refunded by hand and recorded. */
  handles(payment: Pick<Payment, 'way'>): boolean
  /** Returns undefined if there is no answer. */
  status(hotel: Hotel, payment: Known): Promise<ProviderPayment | undefined>
  /**
   * Refunds a part. A Problem means that nothing was refunded; after any other error the outcome is
   * unknown.
   */
  refund(hotel: Hotel, payment: Known, refund: { readonly id: string; readonly amount: Money }): Promise<string>
}

const STATUS_TIMEOUT_MS = 5_000
const REFUND_TIMEOUT_MS = 20_000

export function createProviderClient(takers: PaymentChannels): ProviderClient {
  return {
    handles: ({ way }) => takers.has(way),
    async status(hotel, payment) {
      const taker = await takers.of(hotel, payment.way)
      if (!taker) return undefined
      return withDeadline(STATUS_TIMEOUT_MS, (signal) => taker.status(payment, signal)).catch(() => undefined)
    },
    async refund(hotel, { number, way }, { id, amount }) {
      const taker = await takers.of(hotel, way)
      if (!taker) throw new Problem('paymentNotPossible', 'the provider that took it is no longer connected')
      return withDeadline(REFUND_TIMEOUT_MS, (signal) => taker.refund({ number, amount }, id, signal))
    },
  }
}
