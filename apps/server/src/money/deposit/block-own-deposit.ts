import { randomUUID } from 'node:crypto'
import type { blockOwnDeposit } from '@foyer/contract/deposit.ts'
import { canDepositBecome, type DepositState, getNextBlock } from '@foyer/domain/payment/deposit.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { toProblem } from '../../access/intent/intent.ts'
import type { OutsideCall } from '../../access/serve/outside-call.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { GatewayOrder } from '../../outside/payment-gateway/payment-gateway.ts'
import { generateOrderNumber } from '../payment/payment.store.ts'
import { listSavedCards } from '../payment/saved-card.store.ts'
import { createSavedCardRequest, type SavedCardDependencies } from '../payment/saved-card-request.ts'
import { countRejectedDeposits, insertDeposit, lockDeposit, updateDeposit } from './deposit.store.ts'
import { readDepositOfRental } from './deposit-of-rental.ts'

interface BlockOwnInput {
  readonly body: z.output<typeof blockOwnDeposit.body>
}

interface Detail {
  readonly depositId: string
  readonly cardId: string
  readonly order: GatewayOrder
}

type Blocked = Extract<ProviderPayment, { state: 'captured' }>
type Reply = z.output<typeof blockOwnDeposit.reply>

interface BlockOwnDepositDependencies extends SavedCardDependencies {
  readonly reservations: ReservationService
}

const TIMEOUT_MS = 15_000

/**
 * Blocks the renter's own deposit like the desk does: the part of the car's deposit that isn't
 * blocked yet, in the amount that the page has shown.
 */
export function createBlockOwnDeposit(
  parts: BlockOwnDepositDependencies,
): OutsideCall<BlockOwnInput, Detail, Blocked, Reply> {
  const { reservations, sites } = parts
  return {
    name: 'blockOwnDeposit',
    timeoutMs: TIMEOUT_MS,
    ...createSavedCardRequest(parts, 'block'),

    async claim({ body }, visit) {
      const { tx, hotel, site } = visit
      const { allowed, mostAttempts } = site.policies.payment
      if (!allowed) throw new Problem('paymentNotPossible', 'no cards are used here')
      const { reservation, assertHeld } = await lockReservation(reservations, visit, body.reference)
      const { id: reservationId, reference, customer, state } = reservation
      if (state !== 'inHouse') {
        assertMayBegin(reservation, visit)
        await assertHeld()
      }
      const { required, blocks } = await readDepositOfRental(visit, sites, reservation)
      const amount = getNextBlock(required, blocks)
      const card = (await listSavedCards(tx, reservationId)).find(({ token }) => token === body.card)
      if (!required || !card) throw new Problem('paymentNotPossible', 'no deposit, or no such card')
      // A second tap: nothing is left to block, or the first isn't answered yet.
      if (!amount) return { answer: { state: 'held' } }
      if (amount.minor !== body.amount.minor)
        throw new Problem('priceChanged', 'the deposit differs from the one shown')
      if ((await countRejectedDeposits(tx, reservationId)) >= mostAttempts) throw new Problem('payLimit')
      const deposit = { id: randomUUID(), number: generateOrderNumber(), amount }
      const by = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
      const shown = `${card.brand} ·· ${card.lastDigits}`
      const isKept = await insertDeposit(tx, { ...deposit, card: shown, by, hotelId: hotel.id, reservationId })
      if (!isKept) throw new Problem('underWay', 'a card page is waiting for it')
      const order = { ...deposit, description: `${hotel.name} ${reference}`, language: visit.language }
      const detail = { depositId: deposit.id, cardId: body.card, order }
      return { intent: { subject: reservationId, reservationId, amount, detail } }
    },

    async settle({ tx }, { detail: { depositId } }, outcome) {
      const deposit = await lockDeposit(tx, depositId)
      if (!deposit) return { problem: 'notFound' }
      const states = { done: 'held', refused: 'refused', unknown: 'unknown' } as const
      const state: DepositState = states[outcome.state]
      const reference = outcome.state === 'done' ? outcome.result.reference : undefined
      if (canDepositBecome(deposit.state, state)) await updateDeposit(tx, depositId, { state, reference })
      return outcome.state === 'done' ? { answer: { state } } : toProblem(outcome)
    },
  }
}
