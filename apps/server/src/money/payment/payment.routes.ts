import {
  cancelPayment,
  pay,
  payByBus,
  payWithCardToken,
  payWithSavedCard,
  readPayment as readPaymentCall,
} from '@foyer/contract/payment.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { findProved, mayDo } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { assertPaperSupported } from './assert-paper-supported.ts'
import type { createChargeCardToken } from './charge-card-token.ts'
import type { createChargeSavedCard } from './charge-saved-card.ts'
import { claimPayment, getProvider } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { parseBillRequest } from './parse-bill-request.ts'
import type { createPayAtTerminal } from './pay-at-terminal.ts'
import type { createBusPaymentCall } from './pay-by-bus.ts'
import { type Payment, readPayment } from './payment.store.ts'
import type { PaymentReconciler } from './payment-reconciler.ts'
import type { SimulatedPayment } from './simulated-payment.ts'

interface PaymentRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly reservations: ReservationService
  readonly payments: PaymentReconciler
  readonly cardTokens: ReturnType<typeof createChargeCardToken>
  readonly savedCards: ReturnType<typeof createChargeSavedCard>
  readonly atTerminal: ReturnType<typeof createPayAtTerminal>
  readonly byBus: ReturnType<typeof createBusPaymentCall>
  readonly simulated: SimulatedPayment
}

/** A guest is on the way to the gateway's page. */
const RECONCILE_AFTER_MS = 60_000

export function paymentRoutes(
  calls: Calls,
  {
    db,
    visits,
    reservations,
    payments,
    cardTokens,
    savedCards,
    atTerminal,
    byBus,
    simulated,
  }: PaymentRoutesDependencies,
): void {
  calls.serve(
    pay,
    async ({ body }, visit) => {
      assertPaperSupported(visit, body)
      const { through, way } = getProvider(visit)
      const wish = { reference: body.reference, shown: body.total, way, bill: parseBillRequest(body) }
      const played = await simulated(visit, wish, body.simulate, { inForm: through === 'frame' })
      if (played) return played
      if (through === 'terminal') return atTerminal(visit, body)
      if (through !== 'redirect' && through !== 'frame') throw new Problem('paymentNotPossible')
      const claimed = await claimPayment(reservations, visit, wish, { state: 'sent', dueInMs: RECONCILE_AFTER_MS })
      if ('paid' in claimed) return readPaidReply(visit.tx, claimed.reservation.id)
      const { id } = claimed.payment
      return { completed: false, paymentId: id, billId: id }
    },
    // Checks an open payment with the provider first: it may already be paid, and its page used.
    { first: ({ request, body }) => look(request, body.reference, 'pay') },
  )

  calls.serveOutside(payWithCardToken, cardTokens)
  calls.serveOutside(payWithSavedCard, savedCards)
  calls.serveOutside(payByBus, byBus)

  calls.serve(
    readPaymentCall,
    async ({ body: { reference, id } }, visit) => {
      const { state, amount, reason, card, error } = await ownPayment(visit, reference, id)
      return { state, amount, currency: amount.currency, reason, card, error }
    },
    { first: ({ request, body }) => look(request, body.reference) },
  )

  calls.serve(
    cancelPayment,
    async ({ body: { reference, id } }, visit) => ({ state: (await ownPayment(visit, reference, id)).state }),
    { first: ({ request, body }) => look(request, body.reference, 'callBack') },
  )

  /**
   * A guest who returns from the gateway's page needs the state now. Only for reservations that the
   * visit may pay.
   */
  async function look(caller: VisitCaller, name: string, why: 'know' | 'pay' | 'callBack' = 'know'): Promise<void> {
    const { hotel, payment, payBy } = await visits.during(caller, { allowEnded: false }, async (visit) => {
      const proved = findProved(visit, name)
      const mayPay = proved !== undefined && mayDo(visit, proved, ['arrive'])
      return {
        hotel: visit.hotel,
        payment: mayPay ? await readPayment(visit.tx, { openOf: proved.id }) : undefined,
        payBy: why === 'pay' ? getPayProvider(visit.site.policies.payment.provider)?.way : undefined,
      }
    })
    if (payment) await payments.reconcile(db, hotel, payment, { payBy, callBack: why === 'callBack' })
  }

  async function ownPayment(visit: Visit, reference: string, id: string): Promise<Payment> {
    const reservationId = await reservations.idOf(visit, reference)
    const payment = await readPayment(visit.tx, { id })
    if (payment?.reservationId !== reservationId) throw new Problem('notFound', 'this booking has no such payment')
    return payment
  }
}
