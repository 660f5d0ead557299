import { randomUUID } from 'node:crypto'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import {
  type DepositState,
  depositMayBecome,
  mostTaken,
  nextBlock,
  onCards,
  partsTaken,
} from '@foyer/domain/payment/deposit.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import {
  blocksOfStay,
  changeDeposit,
  type Deposit,
  holdDeposit,
  keepDeposit,
  shownState,
  WITHIN_MS,
} from '../../money/deposit/deposit.store.ts'
import { depositOfRental } from '../../money/deposit/deposit-of-rental.ts'
import { orderNumber } from '../../money/payment/payment.store.ts'
import { savedCardsOf, tokenOf } from '../../money/payment/saved-card.store.ts'
import type { ChooseGateway, PaymentGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import { withDeadline } from '../../platform/deadline/deadline.ts'
import type { KeySecret } from '../../platform/key-secret/key-secret.ts'
import { inTurn } from '../money/desk-payments.ts'
import type { AtHotel, KeepTaken } from './keep-taken.ts'

interface Parts {
  readonly keepTaken: KeepTaken
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
  readonly secret: Pick<KeySecret, 'seal' | 'open'>
}

/** What the provider is asked for once the transaction is over, and what it then is. */
export interface Wanted {
  readonly deposit: Pick<Deposit, 'id' | 'number' | 'amount'>
  readonly goal: DepositState
  readonly ask: (gateway: PaymentGateway, signal: AbortSignal) => Promise<Answered>
}

interface Answered {
  readonly state: DepositState
  readonly reference?: string
}

/** The deposit of a rental, on the card that the booking came with. Intent, question, outcome: each has a transaction of its own. */
export function depositService({ sites, gatewayFor, secret, keepTaken }: Parts) {
  async function refuseWithoutGateway(hotel: Hotel): Promise<PaymentGateway> {
    const gateway = gatewayFor((await sites.configOf(hotel)).config)
    if (!gateway) throw new Problem('paymentNotPossible', 'nobody blocks deposits for this rental')
    return gateway
  }

  async function blockedFor(staff: Staff, typed: string) {
    const stay = await inTurn(staff, typed)
    const held = (await blocksOfStay(staff.tx, stay.id)).filter(({ state }) => state === 'held')
    const all = onCards(held)?.amount
    if (!all) throw new Problem('notFound', 'no deposit is blocked')
    return { stay, held, all }
  }

  async function letGo({ tx, name }: Staff, deposit: Deposit): Promise<Wanted> {
    await changeDeposit(tx, deposit.id, { state: 'releasing', releasedBy: name })
    return {
      deposit,
      goal: 'released',
      async ask(gateway, signal) {
        const isReleased = await gateway.release(deposit, signal)
        return { state: isReleased ? 'released' : 'held' }
      },
    }
  }

  async function takePart(
    staff: Staff,
    deposit: Deposit,
    { minor, reason }: { minor: number; reason: string },
  ): Promise<Wanted> {
    await changeDeposit(staff.tx, deposit.id, { state: 'taking', taking: { minor, reason, by: staff } })
    const amount = { minor, currency: deposit.amount.currency }
    return {
      deposit,
      goal: 'taken',
      async ask(gateway, signal) {
        try {
          return { state: 'taken', reference: await gateway.take({ number: deposit.number, amount }, signal) }
        } catch (error) {
          // It says no, and has it still; whatever else was lost on the way is unknown.
          if (error instanceof Problem) return { state: 'held' }
          throw error
        }
      },
    }
  }

  return {
    /** Of what the car asks for, whatever is not blocked yet. */
    async block(staff: Staff, typed: string): Promise<readonly Wanted[]> {
      const { tx, hotel } = staff
      const stay = await inTurn(staff, typed)
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
      const order = { ...deposit, description: `${hotel.name} ${stay.reference}`, language: 'en' }
      return [
        {
          deposit,
          goal: 'held',
          async ask(gateway, signal) {
            const truth = await gateway.block(order, token, signal)
            if (truth.state === 'captured') return { state: 'held', reference: truth.reference }
            return { state: truth.state === 'refused' ? 'refused' : 'unknown' }
          },
        },
      ]
    },

    async release(staff: Staff, typed: string): Promise<readonly Wanted[]> {
      const { stay, held, all } = await blockedFor(staff, typed)
      const wanted: Wanted[] = []
      for (const deposit of held) wanted.push(await letGo(staff, deposit))
      const details = { amount: formatMoney(all, 'en') }
      await recordAudit(staff, { action: 'depositReleased', subject: stay.reference, details })
      return wanted
    },

    /** A part of it, or all: what is damaged or missing. The provider lets go of the rest. */
    async take(staff: Staff, typed: string, said: { minor: number; reason: string }): Promise<readonly Wanted[]> {
      const { stay, held, all } = await blockedFor(staff, typed)
      const { minor, reason } = said
      if (minor > mostTaken(all, staff.role).minor)
        throw new Problem('refundRefused', 'more than is blocked, or than this role takes')
      const wanted: Wanted[] = []
      for (const part of partsTaken(minor, held))
        wanted.push(
          part.minor > 0
            ? await takePart(staff, part.block, { minor: part.minor, reason })
            : await letGo(staff, part.block),
        )
      const details = { amount: formatMoney({ ...all, minor }, 'en'), reason }
      await recordAudit(staff, { action: 'depositTaken', subject: stay.reference, details })
      return wanted
    },

    /** With no transaction open. Whatever is lost is unknown, and nobody asks for it again. */
    async ask(hotel: Hotel, { ask }: Wanted): Promise<Answered> {
      const gateway = await refuseWithoutGateway(hotel)
      return withDeadline(WITHIN_MS, (signal) => ask(gateway, signal)).catch(() => ({ state: 'unknown' as const }))
    },

    /** In another transaction; who comes second changes nothing. */
    async settle(at: AtHotel, { deposit }: Pick<Wanted, 'deposit'>, answered: Answered): Promise<DepositState> {
      const { tx } = at
      const held = await holdDeposit(tx, deposit.id)
      if (!held) throw new Problem('notFound')
      if (!depositMayBecome(held.state, answered.state)) return held.state
      await changeDeposit(tx, deposit.id, answered)
      if (answered.state === 'taken') await keepTaken(at, held, answered.reference)
      return answered.state
    },

    /** Somebody has looked at the provider's own list. */
    async settleByHand(staff: Staff, typed: string, state: 'held' | 'released' | 'refused' | 'taken'): Promise<void> {
      const stay = await inTurn(staff, typed)
      const last = (await blocksOfStay(staff.tx, stay.id)).find((block) => shownState(block) === 'unknown')
      if (!last) throw new Problem('notFound', 'of no deposit is anything unknown')
      if ((state === 'taken') !== (last.taken !== undefined) && state !== 'held')
        throw new Problem('badInput', 'nobody asked for this')
      await changeDeposit(staff.tx, last.id, { state })
      if (state === 'taken') await keepTaken(staff, last, undefined)
      await recordAudit(staff, { action: 'depositSettled', subject: stay.reference, details: { outcome: state } })
    },
  }
}
