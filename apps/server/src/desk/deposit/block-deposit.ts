import { randomUUID } from 'node:crypto'
import type { blockDeposit } from '@foyer/contract/staff/deposit.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { nextBlock } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { keepDeposit } from '../../money/deposit/deposit.store.ts'
import { depositOfRental } from '../../money/deposit/deposit-of-rental.ts'
import { orderNumber } from '../../money/payment/payment.store.ts'
import { savedCardsOf, tokenOf } from '../../money/payment/saved-card.store.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { inTurn } from '../money/desk-payments.ts'
import { type DepositDependencies, type DepositDetail, outsideDeposit } from './outside-deposit.ts'

interface Dependencies extends DepositDependencies {
  readonly secret: Pick<KeySecret, 'seal' | 'open'>
}

interface Asked {
  readonly params: z.output<typeof blockDeposit.params>
}

interface Detail extends DepositDetail {
  readonly cardId: string
  /** What the renter reads on the provider's page. */
  readonly description: string
}

type Reply = z.output<typeof blockDeposit.reply>

/** Blocks what is still missing of the car's deposit on the card from the booking. */
export function depositBlocking(dependencies: Dependencies): StaffOutsideCall<Asked, Detail, null, Reply> {
  const { db, sites, secret } = dependencies
  const { ask, settling } = outsideDeposit(dependencies)
  return {
    name: 'blockDeposit',
    ...settling({ goal: 'held', refusal: { state: 'refused', detail: 'the bank does not block it' } }),

    async claim({ params }, staff) {
      const { tx, hotel } = staff
      const stay = await inTurn(staff, params.reference)
      const { wanted, blocks } = await depositOfRental(staff, sites, stay)
      const amount = nextBlock(wanted, blocks)
      const [card] = await savedCardsOf(tx, stay.id)
      const token = card && (await tokenOf(tx, secret, { hotelId: hotel.id, reservationId: stay.id, id: card.token }))
      if (!wanted || !card || !token) throw new Problem('paymentNotPossible', 'no deposit, or no card to block it on')
      if (!amount) throw new Problem('underWay', 'as much as is asked for is blocked already, or nobody knows')
      const deposit = { id: randomUUID(), number: orderNumber(), amount }
      const shown = `${card.brand} ·· ${card.lastDigits}`
      const row = { ...deposit, card: shown, by: staff.name, hotelId: hotel.id, reservationId: stay.id }
      if (!(await keepDeposit(tx, row))) throw new Problem('underWay', 'the renter blocks it on the page of cards')
      const details = { amount: formatMoney(amount, 'en') }
      await recordAudit(staff, { action: 'depositBlocked', subject: stay.reference, details })
      const step = { depositId: deposit.id, number: deposit.number, amount, goal: 'held' } as const
      return {
        wants: {
          subject: deposit.id,
          reservationId: stay.id,
          amount,
          detail: { steps: [step], cardId: card.token, description: `${hotel.name} ${stay.reference}` },
        },
      }
    },

    async ask(intent, _asked, { hotel }, signal) {
      const { cardId, description } = intent.detail
      const card = { hotelId: hotel.id, reservationId: intent.reservationId, id: cardId }
      // Reads the token again, because no intent may store it.
      const token = await db.inHotel(hotel.id, (tx) => tokenOf(tx, secret, card))
      if (!token) throw new Problem('paymentNotPossible', 'no deposit, or no card to block it on')
      return ask(
        hotel,
        intent,
        async (gateway, { number, amount }, during) => {
          const truth = await gateway.block({ number, amount, description, language: 'en' }, token, during)
          if (truth.state === 'captured') return { state: 'held', reference: truth.reference }
          return { state: truth.state === 'refused' ? 'refused' : 'unknown' }
        },
        signal,
      )
    },
  }
}
