import type { Money } from '@foyer/domain/payment/money.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import { withDeadline } from '../../platform/deadline/deadline.ts'
import type { Payment } from './payment.store.ts'

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

export function askProvider({ sites, gatewayFor }: { sites: Sites; gatewayFor: ChooseGateway }): AskProvider {
  const gatewayOf = async (hotel: Hotel) => gatewayFor((await sites.configOf(hotel)).config)
  return {
    hasIt: ({ way }) => way === 'gateway' || way === 'token',
    async status(hotel, payment) {
      const gateway = await gatewayOf(hotel)
      if (!gateway) return undefined
      return withDeadline(STATUS_WITHIN_MS, (signal) => gateway.status(payment, signal)).catch(() => undefined)
    },
    async refund(hotel, { number }, { id, amount }) {
      const gateway = await gatewayOf(hotel)
      if (!gateway) throw new Problem('paymentNotPossible', 'this hotel has no gateway any more')
      return withDeadline(REFUND_WITHIN_MS, (signal) => gateway.refund({ number, amount }, id, signal))
    },
  }
}
