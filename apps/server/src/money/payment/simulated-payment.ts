import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { claimPayment, type PayRequest } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { SIMULATED } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'

interface SimulatedPaymentDependencies {
  readonly reservations: ReservationService
  readonly settle: SettlePayment
}

type Simulated = Awaited<ReturnType<typeof readPaidReply>> & { readonly paymentId?: string }

export type SimulatedPayment = (
  visit: Visit,
  wish: PayRequest,
  wanted: boolean | undefined,
) => Promise<Simulated | undefined>

/**
 * A payment without a provider, only for demo hotels in demo mode, whatever a page asks for.
 * Returns undefined if the payment must be real.
 */
export function createSimulatedPayment({ reservations, settle }: SimulatedPaymentDependencies): SimulatedPayment {
  return async (visit, wish, wanted) => {
    if (!wanted || !visit.hotel.isDemo || !visit.site.policies.demo.on) return undefined
    const claimed = await claimPayment(reservations, visit, wish, { state: 'sent', provider: SIMULATED })
    if ('paid' in claimed) return readPaidReply(visit.tx, claimed.reservation.id)
    if (claimed.payment.provider !== SIMULATED) throw new Problem('paymentOpen', 'another payment is still in progress')
    await settle(visit, claimed.payment, { state: 'captured', reference: SIMULATED })
    return { ...(await readPaidReply(visit.tx, claimed.reservation.id)), paymentId: claimed.payment.id }
  }
}
