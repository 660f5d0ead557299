import type { payWithSavedCard } from '@foyer/contract/payment.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { type Outcome, problemOf } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/ask-outside.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway, GatewayOrder, PaymentGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/key-secret/key-secret.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { claimPayment } from './claim-payment.ts'
import { paidReply } from './paid-reply.ts'
import { holdPayment } from './payment.store.ts'
import { tokenOf } from './saved-cards.ts'
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

interface Parts {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly secret: KeySecret
  readonly settle: SettlePayment
  readonly db: Database
}

const WITHIN_MS = 15_000
/** A question of ours that the gateway has not heard of by then was never sent, and never will be. */
export const ARRIVES_WITHIN_MS = 60_000

/** A card that the gateway keeps is charged by its token. What is left open is asked for by the number of the order, never charged anew. */
export function chargeSavedCard(parts: Parts): OutsideCall<Asked, Detail, Captured, Reply> {
  const { reservations, sites, gatewayFor, secret, settle, db } = parts

  async function gatewayOf(hotelId: number): Promise<PaymentGateway> {
    const hotel = await sites.hotel(hotelId)
    const gateway = hotel && gatewayFor((await sites.configOf(hotel)).config)
    if (!gateway) throw new Error('this hotel has no gateway any more')
    return gateway
  }

  return {
    name: 'chargeSavedCard',
    withinMs: WITHIN_MS,

    async claim({ body }, visit) {
      const wish = { reference: body.reference, shown: body.total, way: 'token' } as const
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

    async ask({ detail: { order, cardId }, reservationId, hotelId }, _asked, _caller, signal) {
      const card = { hotelId, reservationId, id: cardId }
      const token = await db.inHotel(hotelId, (tx) => tokenOf(tx, secret, card))
      if (!token) throw new Problem('paymentNotPossible', 'the card is gone')
      return outcomeOf(await (await gatewayOf(hotelId)).charge(order, token, signal))
    },

    async reconcile({ detail: { order }, hotelId, createdAt }, signal) {
      const truth = await (await gatewayOf(hotelId)).status(order, signal)
      const isTooLate = Date.now() - createdAt.getTime() > ARRIVES_WITHIN_MS
      if (truth.state === 'unheard' && isTooLate) return { state: 'refused', problem: 'paymentRefused' }
      return outcomeOf(truth)
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

function outcomeOf(truth: PaymentTruth): Outcome<Captured> {
  if (truth.state === 'captured') return { state: 'done', said: truth }
  if (truth.state === 'refused') return { state: 'refused', problem: 'paymentRefused' }
  return { state: 'unknown' }
}
