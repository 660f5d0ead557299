import type { payWithCardToken } from '@foyer/contract/payment.ts'
import { DEMO_CARD_TOKEN } from '@foyer/domain/payment/card.ts'
import { isOpen, type ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { GatewayOrder } from '../../outside/payment-gateway/payment-gateway.ts'
import { readPaidReply } from './paid-reply.ts'
import { lockPayment, SIMULATED } from './payment.store.ts'
import {
  createGatewayOf,
  createOrderReconcile,
  type GatewayRequestDependencies,
  toOutcome,
} from './saved-card-request.ts'
import type { SettlePayment } from './settle-payment.ts'

interface ChargeInput {
  readonly body: z.output<typeof payWithCardToken.body>
}

interface Detail {
  readonly paymentId: string
  readonly order: GatewayOrder
}

type Captured = Extract<ProviderPayment, { state: 'captured' }>
type Reply = z.output<typeof payWithCardToken.reply>

interface ChargeCardTokenDependencies extends GatewayRequestDependencies {
  readonly reservations: ReservationService
  readonly settle: SettlePayment
}

const TIMEOUT_MS = 15_000

/**
 * Charges a card that the guest typed in our form, by the provider's one-time token. The amount is
 * the one stored with the payment; the token itself isn't stored.
 */
export function createChargeCardToken(
  parts: ChargeCardTokenDependencies,
): OutsideCall<ChargeInput, Detail, Captured, Reply> {
  const { reservations, settle } = parts
  const gatewayOf = createGatewayOf(parts)
  return {
    name: 'chargeCardToken',
    timeoutMs: TIMEOUT_MS,

    async claim({ body: { reference, id, token } }, visit) {
      const reservationId = await reservations.idOf(visit, reference)
      const payment = await lockPayment(visit.tx, { id })
      if (payment?.reservationId !== reservationId || payment.way !== 'gateway')
        throw new Problem('notFound', 'this booking has no such payment')
      if (payment.state === 'captured') return { answer: await readPaidReply(visit.tx, reservationId) }
      if (!isOpen(payment.state)) throw new Problem('paymentRefused', 'this payment is over')
      if (payment.provider === SIMULATED) {
        if (token !== DEMO_CARD_TOKEN) throw new Problem('badInput', 'a demo takes no cards')
        await settle(visit, payment, { state: 'captured', reference: SIMULATED })
        return { answer: { ...(await readPaidReply(visit.tx, reservationId)), paymentId: id } }
      }
      const order = {
        number: payment.number,
        amount: payment.amount,
        description: `${visit.hotel.name} ${reference}`,
        language: visit.language,
      }
      return {
        intent: { subject: payment.id, reservationId, amount: payment.amount, detail: { paymentId: id, order } },
      }
    },

    async ask({ detail: { order }, hotelId }, { body: { token } }, _caller, signal) {
      return toOutcome(await (await gatewayOf(hotelId)).chargeOnce(order, token, signal))
    },

    reconcile: createOrderReconcile(parts, 'charge'),

    async settle({ hotel, tx }, { detail: { paymentId } }, outcome) {
      const payment = await lockPayment(tx, { id: paymentId })
      if (!payment) return { problem: 'notFound' }
      if (outcome.state === 'done') {
        await settle({ tx, hotel }, payment, outcome.result)
        return { answer: { ...(await readPaidReply(tx, payment.reservationId)), paymentId } }
      }
      const truth = outcome.state === 'unknown' ? 'unknown' : ({ state: 'refused', reason: 'declined' } as const)
      await settle({ tx, hotel }, payment, truth)
      return toProblem(outcome)
    },
  }
}
