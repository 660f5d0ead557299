import type { payWithSavedCard } from '@foyer/contract/payment.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { problemOf } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { GatewayOrder } from '../../outside/payment-gateway/payment-gateway.ts'
import { askForSavedCard, type SavedCardParts } from './ask-for-saved-card.ts'
import { billTo } from './bill-to.ts'
import { claimPayment } from './claim-payment.ts'
import { paidReply } from './paid-reply.ts'
import { holdPayment } from './payment.store.ts'
import { tokenOf } from './saved-card.store.ts'
import type { SettlePayment } from './settle-payment.ts'

interface Asked {
  readonly body: z.output<typeof payWithSavedCard.body>
}

interface Detail {
  readonly paymentId: string
  readonly cardId: string
  readonly order: GatewayOrder
}

type Captured = Extract<PaymentTruth, { state: 'captured' }>
type Reply = z.output<typeof payWithSavedCard.reply>

interface ChargeSavedCardDependencies extends SavedCardParts {
  readonly reservations: ReservationService
  readonly settle: SettlePayment
}

const WITHIN_MS = 15_000

/** Charges a card that is saved at the gateway. */
export function chargeSavedCard(parts: ChargeSavedCardDependencies): OutsideCall<Asked, Detail, Captured, Reply> {
  const { reservations, secret, settle } = parts
  return {
    name: 'chargeSavedCard',
    withinMs: WITHIN_MS,
    ...askForSavedCard(parts, 'charge'),

    async claim({ body }, visit) {
      const wish = { reference: body.reference, shown: body.total, way: 'token', billTo: billTo(body) } as const
      const asDeposit = body.asDeposit === true && visit.site.policies.payment.asDeposit
      const claimed = await claimPayment(reservations, visit, wish, {
        state: 'sent',
        dueInMs: 4 * WITHIN_MS,
        asDeposit,
      })
      if ('paid' in claimed) return { answer: await paidReply(visit.tx, claimed.reservation.id) }
      const { payment, reservation } = claimed
      const cardId = body.card.token
      const card = { hotelId: visit.hotel.id, reservationId: reservation.id, id: cardId }
      if (!(await tokenOf(visit.tx, secret, card))) throw new Problem('badInput', 'no such card')
      const order = {
        number: payment.number,
        amount: payment.amount,
        description: `${visit.hotel.name} ${reservation.reference}`,
        language: visit.language,
      }
      const { id: subject } = reservation
      return {
        wants: {
          subject,
          reservationId: subject,
          amount: payment.amount,
          detail: { paymentId: payment.id, cardId, order },
        },
      }
    },

    async settle({ hotel, tx }, { detail: { paymentId } }, outcome) {
      const payment = await holdPayment(tx, { id: paymentId })
      if (!payment) return { problem: 'notFound' }
      if (outcome.state === 'done') {
        await settle({ tx, hotel }, payment, outcome.said)
        return { answer: { ...(await paidReply(tx, payment.reservationId)), paymentId } }
      }
      await settle(
        { tx, hotel },
        payment,
        outcome.state === 'unknown' ? 'unknown' : { state: 'refused', reason: 'declined' },
      )
      return problemOf(outcome)
    },
  }
}
