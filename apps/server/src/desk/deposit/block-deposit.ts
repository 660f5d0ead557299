import { randomUUID } from 'node:crypto'
import type { blockDeposit } from '@foyer/contract/staff/deposit.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { getNextBlock } from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { StaffOutsideCall } from '../../access/serve/outside-call.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import { insertDeposit } from '../../money/deposit/deposit.store.ts'
import { readDepositOfRental } from '../../money/deposit/deposit-of-rental.ts'
import { generateOrderNumber } from '../../money/payment/payment.store.ts'
import { listSavedCards, readCardToken } from '../../money/payment/saved-card.store.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { lockStay } from '../money/desk-payments.ts'
import { createOutsideDeposit, type DepositDependencies, type DepositDetail } from './outside-deposit.ts'

interface Dependencies extends DepositDependencies {
  readonly secret: Pick<KeySecret, 'seal' | 'open'>
}

interface BlockInput {
  readonly params: z.output<typeof blockDeposit.params>
}

interface Detail extends DepositDetail {
  readonly cardId: string
  /** What the renter reads on the provider's page. */
  readonly description: string
}

type Reply = z.output<typeof blockDeposit.reply>

/** Blocks what is still missing of the car's deposit on the card from the booking. */
export function createDepositBlocking(dependencies: Dependencies): StaffOutsideCall<BlockInput, Detail, null, Reply> {
  const { db, sites, secret } = dependencies
  const { ask, settling } = createOutsideDeposit(dependencies)
  return {
    name: 'blockDeposit',
    ...settling({ goal: 'held', refusal: { state: 'refused', detail: 'the bank does not block it' } }),

    async claim({ params }, staff) {
      const { tx, hotel } = staff
      const stay = await lockStay(staff, params.reference)
      const { required, blocks } = await readDepositOfRental(staff, sites, stay)
      const amount = getNextBlock(required, blocks)
      const [card] = await listSavedCards(tx, stay.id)
      const token =
        card && (await readCardToken(tx, secret, { hotelId: hotel.id, reservationId: stay.id, id: card.token }))
      if (!required || !card || !token) throw new Problem('paymentNotPossible', 'no deposit, or no card to hold it on')
      if (!amount) throw new Problem('underWay', 'the full amount is already held, or its outcome is not known')
      const deposit = { id: randomUUID(), number: generateOrderNumber(), amount }
      const shown = `${card.brand} ·· ${card.lastDigits}`
      const row = { ...deposit, card: shown, by: staff.name, hotelId: hotel.id, reservationId: stay.id }
      if (!(await insertDeposit(tx, row))) throw new Problem('underWay', 'the renter is holding it on the card page')
      const details = { amount: formatMoney(amount, 'en') }
      await recordAudit(staff, { action: 'depositBlocked', subject: stay.reference, details })
      const step = { depositId: deposit.id, number: deposit.number, amount, goal: 'held' } as const
      return {
        intent: {
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
      const token = await db.inHotel(hotel.id, (tx) => readCardToken(tx, secret, card))
      if (!token) throw new Problem('paymentNotPossible', 'no deposit, or no card to hold it on')
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
