import type { payWithSavedCard } from '@foyer/contract/payment.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { GatewayOrder } from '../../outside/payment-gateway/payment-gateway.ts'
import { claimPayment } from './claim-payment.ts'
import { readPaidReply } from './paid-reply.ts'
import { parseBillRequest } from './parse-bill-request.ts'
import { lockPayment } from './payment.store.ts'
import { readCardToken } from './saved-card.store.ts'
import { createSavedCardRequest, type SavedCardDependencies } from './saved-card-request.ts'
import type { SettlePayment } from './settle-payment.ts'

interface ChargeInput {
  readonly body: z.output<typeof payWithSavedCard.body>
}

interface Detail {
  readonly paymentId: string
  readonly cardId: string
  readonly order: GatewayOrder
}

type Captured = Extract<ProviderPayment, { state: 'captured' }>
type Reply = z.output<typeof payWithSavedCard.reply>

interface ChargeSavedCardDependencies extends SavedCardDependencies {
  readonly reservations: ReservationService
  readonly settle: SettlePayment
}

const TIMEOUT_MS = 15_000

/** Charges a card that is saved at the gateway. */
export function createChargeSavedCard(
  parts: ChargeSavedCardDependencies,
): OutsideCall<ChargeInput, Detail, Captured, Reply> {
  const { reservations, secret, settle } = parts
  return {
    name: 'chargeSavedCard',
    timeoutMs: TIMEOUT_MS,
    ...createSavedCardRequest(parts, 'charge'),

    async claim({ body }, visit) {
      const wish = {
        reference: body.reference,
        shown: body.total,
        way: 'token',
        bill: parseBillRequest(body),
      } as const
      const asDeposit = body.asDeposit === true && visit.site.policies.payment.asDeposit
      const claimed = await claimPayment(reservations, visit, wish, {
        state: 'sent',
        dueInMs: 4 * TIMEOUT_MS,
        asDeposit,
      })
      if ('paid' in claimed) return { answer: await readPaidReply(visit.tx, claimed.reservation.id) }
      const { payment, reservation } = claimed
      const cardId = body.card.token
      const card = { hotelId: visit.hotel.id, reservationId: reservation.id, id: cardId }
      if (!(await readCardToken(visit.tx, secret, card))) throw new Problem('badInput', 'no such card')
      const order = {
        number: payment.number,
        amount: payment.amount,
        description: `${visit.hotel.name} ${reservation.reference}`,
        language: visit.language,
      }
      const { id: subject } = reservation
      return {
        intent: {
          subject,
          reservationId: subject,
          amount: payment.amount,
          detail: { paymentId: payment.id, cardId, order },
        },
      }
    },

    async settle({ hotel, tx }, { detail: { paymentId } }, outcome) {
      const payment = await lockPayment(tx, { id: paymentId })
      if (!payment) return { problem: 'notFound' }
      if (outcome.state === 'done') {
        await settle({ tx, hotel }, payment, outcome.result)
        return { answer: { ...(await readPaidReply(tx, payment.reservationId)), paymentId } }
      }
      await settle(
        { tx, hotel },
        payment,
        outcome.state === 'unknown' ? 'unknown' : { state: 'refused', reason: 'declined' },
      )
      return toProblem(outcome)
    },
  }
}
