import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import { claimPayment, type PayRequest } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { SIMULATED } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'

interface SimulatedPaymentDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly settle: SettlePayment
}

type Simulated = Pick<Awaited<ReturnType<typeof readPaidReply>>, 'completed' | 'billId'> & {
  readonly paymentId?: string
}

export type SimulatedPayment = (
  visit: Visit,
  wish: PayRequest,
  wanted: boolean | undefined,
  /** Whether the page shows our card form first. */
  page?: { readonly inForm: boolean },
) => Promise<Simulated | undefined>

/**
 * A payment without a provider, only for demo hotels in demo mode, whatever a page asks for.
 * Returns undefined if the payment must be real.
 */
export function createSimulatedPayment({
  reservations,
  sites,
  gatewayFor,
  settle,
}: SimulatedPaymentDependencies): SimulatedPayment {
  return async (visit, wish, wanted, page) => {
    if (!wanted || !visit.hotel.isDemo || !visit.site.policies.demo.on) return undefined
    const claimed = await claimPayment(reservations, visit, wish, { state: 'sent', provider: SIMULATED })
    if ('paid' in claimed) return readPaidReply(visit.tx, claimed.reservation.id)
    if (claimed.payment.provider !== SIMULATED) throw new Problem('paymentOpen', 'another payment is still in progress')
    const { id } = claimed.payment
    // The form is shown here too; it is settled once the guest has submitted it.
    if (page?.inForm && gatewayFor((await sites.config(visit.tx, visit.hotel)).config)?.cardTokens)
      return { completed: false, paymentId: id, billId: id }
    await settle(visit, claimed.payment, { state: 'captured', reference: SIMULATED })
    return { ...(await readPaidReply(visit.tx, claimed.reservation.id)), paymentId: id }
  }
}
