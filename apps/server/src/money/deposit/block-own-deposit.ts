import { randomUUID } from 'node:crypto'
import type { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import { type DepositState, depositMayBecome, nextBlock } from '@foyer/domain/payment/deposit.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { problemOf } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import { takeReservation } from '../../book/lease/hold-reservation.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { GatewayOrder } from '../../outside/payment-gateway/payment-gateway.ts'
import { askForSavedCard, type SavedCardParts } from '../payment/ask-for-saved-card.ts'
import { orderNumber } from '../payment/payment.store.ts'
import { savedCardsOf } from '../payment/saved-card.store.ts'
import { changeDeposit, holdDeposit, keepDeposit, refusedBlocks } from './deposit.store.ts'
import { depositOfRental } from './deposit-of-rental.ts'

interface Asked {
  readonly body: z.output<typeof blockOwnDeposit.body>
}

interface Detail {
  readonly depositId: string
  readonly cardId: string
  readonly order: GatewayOrder
}

type Blocked = Extract<PaymentTruth, { state: 'captured' }>
type Reply = z.output<typeof blockOwnDeposit.reply>

interface BlockOwnDepositDependencies extends SavedCardParts {
  readonly reservations: ReservationService
}

const WITHIN_MS = 15_000

/**
 * Blocks the renter's own deposit like the desk does: the part of the car's deposit that isn't
 * blocked yet, in the amount that the page has shown.
 */
export function blockOwn(parts: BlockOwnDepositDependencies): OutsideCall<Asked, Detail, Blocked, Reply> {
  const { reservations, sites } = parts
  return {
    name: 'blockOwnDeposit',
    withinMs: WITHIN_MS,
    ...askForSavedCard(parts, 'block'),

    async claim({ body }, visit) {
      const { tx, hotel, site } = visit
      const { allowed, mostAttempts } = site.policies.payment
      if (!allowed) throw new Problem('paymentNotPossible', 'no cards are used here')
      const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, body.reference)
      const { id: reservationId, reference, customer, state } = reservation
      if (state !== 'inHouse') {
        refuseBeginning(reservation, visit)
        await refuseUnlessHeld()
      }
      const { wanted, blocks } = await depositOfRental(visit, sites, reservation)
      const amount = nextBlock(wanted, blocks)
      const card = (await savedCardsOf(tx, reservationId)).find(({ token }) => token === body.card)
      if (!wanted || !card) throw new Problem('paymentNotPossible', 'no deposit, or no such card')
      // A second tap: nothing is left to block, or the first isn't answered yet.
      if (!amount) return { answer: { state: 'held' } }
      if (amount.minor !== body.amount.minor) throw new Problem('priceChanged', 'another deposit than was shown')
      if ((await refusedBlocks(tx, reservationId)) >= mostAttempts) throw new Problem('payLimit')
      const deposit = { id: randomUUID(), number: orderNumber(), amount }
      const by = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
      const shown = `${card.brand} ·· ${card.lastDigits}`
      const isKept = await keepDeposit(tx, { ...deposit, card: shown, by, hotelId: hotel.id, reservationId })
      if (!isKept) throw new Problem('underWay', 'a page of cards waits for it')
      const order = { ...deposit, description: `${hotel.name} ${reference}`, language: visit.language }
      const detail = { depositId: deposit.id, cardId: body.card, order }
      return { wants: { subject: reservationId, reservationId, amount, detail } }
    },

    async settle({ tx }, { detail: { depositId } }, outcome) {
      const deposit = await holdDeposit(tx, depositId)
      if (!deposit) return { problem: 'notFound' }
      const states = { done: 'held', refused: 'refused', unknown: 'unknown' } as const
      const state: DepositState = states[outcome.state]
      const reference = outcome.state === 'done' ? outcome.said.reference : undefined
      if (depositMayBecome(deposit.state, state)) await changeDeposit(tx, depositId, { state, reference })
      return outcome.state === 'done' ? { answer: { state } } : problemOf(outcome)
    },
  }
}
