import { pay, payWithSavedCard, readPayment as readPaymentCall } from '@foyer/contract/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { VisitCaller, Visits } from '../../access/visit/visits.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import type { chargeSavedCard } from './charge-saved-card.ts'
import { claimPayment, providerOf } from './claim-payment.ts'
import type { LookAfterPayments } from './look-after-payments.ts'
import { type Payment, readPayment } from './payment.store.ts'

interface Parts {
  readonly db: Database
  readonly visits: Visits
  readonly reservations: ReservationService
  readonly payments: LookAfterPayments
  readonly savedCards: ReturnType<typeof chargeSavedCard>
}

/** A guest is on the way to the gateway's page. */
const LOOKED_AFTER_MS = 60_000

export function paymentRoutes(calls: Calls, { db, visits, reservations, payments, savedCards }: Parts): void {
  calls.serve(pay, async ({ body }, visit) => {
    const { through, way } = providerOf(visit)
    if (through !== 'redirect' && through !== 'frame') throw new Problem('paymentNotPossible')
    const wish = { reference: body.reference, shown: body.total, way }
    const claimed = await claimPayment(reservations, visit, wish, { state: 'sent', dueInMs: LOOKED_AFTER_MS })
    if ('paid' in claimed) return { completed: true }
    return { completed: false, paymentId: claimed.payment.id }
  })

  calls.serveOutside(payWithSavedCard, savedCards)

  calls.serve(
    readPaymentCall,
    async ({ body: { reference, id } }, visit) => {
      const { state, reason, card } = await ownPayment(visit, reference, id)
      return { state, ...(reason && { reason }), ...(card && { card }) }
    },
    { first: ({ request, body }) => look(request, body) },
  )

  /** Whoever is back from the gateway's page wants to know now. */
  async function look(caller: VisitCaller, { reference, id }: { reference: string; id: string }): Promise<void> {
    const open = await visits.during(caller, { evenEnded: false }, async (visit) => {
      const payment = await ownPayment(visit, reference, id)
      return payment.state === 'sent' || payment.state === 'unknown' ? { hotel: visit.hotel, payment } : {}
    })
    if (open.hotel) await payments.lookAt(db, open.hotel, open.payment)
  }

  async function ownPayment(visit: Visit, reference: string, id: string): Promise<Payment> {
    const reservationId = await reservations.idOf(visit, reference)
    const payment = await readPayment(visit.tx, { id })
    if (payment?.reservationId !== reservationId) throw new Problem('notFound', 'this booking has no such payment')
    return payment
  }
}
