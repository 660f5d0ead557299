import {
  cancelPayment,
  pay,
  payByBus,
  payWithSavedCard,
  readPayment as readPaymentCall,
} from '@foyer/contract/payment.ts'
import { payProviderOf } from '@foyer/domain/payment/pay-way.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { mayDo, provedAs } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { billTo } from './bill-to.ts'
import type { chargeSavedCard } from './charge-saved-card.ts'
import { claimPayment, providerOf } from './claim-payment.ts'
import type { LookAfterPayments } from './look-after-payments.ts'
import { paidReply } from './paid-reply.ts'
import type { payAtTerminal } from './pay-at-terminal.ts'
import type { startBusPayment } from './pay-by-bus.ts'
import { type Payment, readPayment } from './payment.store.ts'
import { refuseOtherPaper } from './refuse-other-paper.ts'
import type { SimulatedPayment } from './simulated-payment.ts'

interface PaymentRoutesDependencies {
  readonly db: Database
  readonly visits: Visits
  readonly reservations: ReservationService
  readonly payments: LookAfterPayments
  readonly savedCards: ReturnType<typeof chargeSavedCard>
  readonly atTerminal: ReturnType<typeof payAtTerminal>
  readonly byBus: ReturnType<typeof startBusPayment>
  readonly simulated: SimulatedPayment
}

/** A guest is on the way to the gateway's page. */
const LOOKED_AFTER_MS = 60_000

export function paymentRoutes(
  calls: Calls,
  { db, visits, reservations, payments, savedCards, atTerminal, byBus, simulated }: PaymentRoutesDependencies,
): void {
  calls.serve(
    pay,
    async ({ body }, visit) => {
      refuseOtherPaper(visit, body)
      const { through, way } = providerOf(visit)
      const wish = { reference: body.reference, shown: body.total, way, billTo: billTo(body) }
      const played = await simulated(visit, wish, body.simulate)
      if (played) return played
      if (through === 'terminal') return atTerminal(visit, body)
      if (through !== 'redirect' && through !== 'frame') throw new Problem('paymentNotPossible')
      const claimed = await claimPayment(reservations, visit, wish, { state: 'sent', dueInMs: LOOKED_AFTER_MS })
      if ('paid' in claimed) return paidReply(visit.tx, claimed.reservation.id)
      const { id } = claimed.payment
      return { completed: false, paymentId: id, billId: id }
    },
    // Checks an open payment with the provider first: it may already be paid, and its page used.
    { first: ({ request, body }) => look(request, body.reference, 'pay') },
  )

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
    const { hotel, payment, payBy } = await visits.during(caller, { evenEnded: false }, async (visit) => {
      const proved = provedAs(visit, name)
      const mayPay = proved !== undefined && mayDo(visit, proved, ['arrive'])
      return {
        hotel: visit.hotel,
        payment: mayPay ? await readPayment(visit.tx, { openOf: proved.id }) : undefined,
        payBy: why === 'pay' ? payProviderOf(visit.site.policies.payment.provider)?.way : undefined,
      }
    })
    if (payment) await payments.lookAt(db, hotel, payment, { payBy, callBack: why === 'callBack' })
  }

  async function ownPayment(visit: Visit, reference: string, id: string): Promise<Payment> {
    const reservationId = await reservations.idOf(visit, reference)
    const payment = await readPayment(visit.tx, { id })
    if (payment?.reservationId !== reservationId) throw new Problem('notFound', 'this booking has no such payment')
    return payment
  }
}
