import { randomUUID } from 'node:crypto'
import type { startDeposit } from '@foyer/contract/deposit.ts'
import { canDepositBecome, getNextBlock, openDepositStates } from '@foyer/domain/payment/deposit.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { getPayProvider } from '@foyer/domain/payment/payment-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseGateway, Notice } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import { generateOrderNumber } from '../payment/payment.store.ts'
import {
  countRejectedDeposits,
  type Deposit,
  findDepositAtPage,
  insertDeposit,
  listDeposits,
  listSilentAtPage,
  updateDeposit,
} from './deposit.store.ts'
import { readDepositOfRental } from './deposit-of-rental.ts'

interface DepositAtPageDependencies {
  readonly sites: Sites
  readonly reservations: ReservationService
  readonly gatewayFor: ChooseGateway
  readonly changes: Changes
}

const REQUEST_TIMEOUT_MS = 10_000
/** A renter needs a while to type; after that the provider is asked. */
const SILENCE_TIMEOUT_SECONDS = 60
const BATCH_SIZE = 10

/**
 * A renter without a saved card blocks the deposit on the provider's page. Only the provider's
 * signed notice or its answer to a query settles it. A rental has one open number, and the same
 * page is opened again.
 */
export function createDepositsAtPage({ sites, reservations, gatewayFor, changes }: DepositAtPageDependencies) {
  async function settle(tx: HotelTransaction, deposit: Deposit, truth: ProviderPayment): Promise<void> {
    if (truth.state === 'captured' && canDepositBecome(deposit.state, 'held'))
      await updateDeposit(tx, deposit.id, { state: 'held', reference: truth.reference, card: truth.card })
    if (truth.state === 'refused' && canDepositBecome(deposit.state, 'refused'))
      await updateDeposit(tx, deposit.id, { state: 'refused' })
  }

  /** Must run without an open transaction. */
  async function lookAt(db: Database, hotel: Hotel, { id, number, amount }: Deposit): Promise<void> {
    const gateway = gatewayFor((await sites.configOf(hotel)).config)
    const order = { number, amount }
    const truth = await withDeadline(REQUEST_TIMEOUT_MS, async (signal) =>
      gateway?.status(order, signal, 'block'),
    ).catch(() => {})
    if (!truth) return
    await db.inHotel(hotel.id, async (tx) => {
      const held = await findDepositAtPage(tx, { id })
      if (held) await settle(tx, held, truth)
    })
    changes.publish(hotel.id, 'stays')
  }

  return {
    lookAt,

    /** The amount is computed here: the page's amount is only compared, never requested. */
    async start(visit: Visit, body: z.output<typeof startDeposit.body>): Promise<z.output<typeof startDeposit.reply>> {
      const { tx, hotel, site } = visit
      const { payment: policy } = site.policies
      if (!policy.allowed || getPayProvider(policy.provider)?.through !== 'redirect')
        throw new Problem('paymentNotPossible', 'no card page is available here')
      const { reservation, assertHeld } = await lockReservation(reservations, visit, body.reference)
      const { id: reservationId, customer, state } = reservation
      if (state !== 'inHouse') {
        assertMayBegin(reservation, visit)
        await assertHeld()
      }
      const { required, blocks } = await readDepositOfRental(visit, sites, reservation)
      if (!required) throw new Problem('paymentNotPossible', 'no deposit is required')
      const amount = getNextBlock(required, blocks)
      if (!amount)
        return { state: blocks.findLast(({ state }) => openDepositStates.includes(state))?.state ?? 'unknown' }
      if (amount.minor !== body.amount.minor)
        throw new Problem('priceChanged', 'the deposit differs from the one shown')
      if ((await countRejectedDeposits(tx, reservationId)) >= policy.mostAttempts) throw new Problem('payLimit')
      const by = [customer.firstName, customer.lastName].filter(Boolean).join(' ')
      const deposit = { id: randomUUID(), number: generateOrderNumber(), amount, card: '', by, atPage: true }
      if (await insertDeposit(tx, { ...deposit, hotelId: hotel.id, reservationId }))
        return { state: 'asked', url: `/pay/${hotel.id}/${deposit.id}` }
      const waiting = blocks.find(waitsAtPage)
      return { state: 'asked', ...(waiting && { url: `/pay/${hotel.id}/${waiting.id}` }) }
    },

    async openOf(tx: HotelTransaction, reservationId: string): Promise<Deposit | undefined> {
      return (await listDeposits(tx, reservationId)).find(waitsAtPage)
    },

    /** Returns the deposit while no card has been entered for it. */
    async open(tx: HotelTransaction, id: string): Promise<Deposit | undefined> {
      const deposit = await findDepositAtPage(tx, { id })
      return deposit?.state === 'asked' ? deposit : undefined
    },

    async told(tx: HotelTransaction, { number, amount, truth }: Notice): Promise<void> {
      const deposit = await findDepositAtPage(tx, { number })
      const isMeant = deposit?.amount.minor === amount.minor && deposit.amount.currency === amount.currency
      if (deposit && isMeant) await settle(tx, deposit, truth)
    },

    /** Polls deposits whose notice was lost. */
    async lookAfterSilent(db: Database, hotel: Hotel): Promise<void> {
      const silent = await db.inHotel(hotel.id, (tx) => listSilentAtPage(tx, SILENCE_TIMEOUT_SECONDS, BATCH_SIZE))
      for (const deposit of silent) await lookAt(db, hotel, deposit)
    },
  }
}

const waitsAtPage = ({ state, atPage }: Deposit) => state === 'asked' && atPage

export type DepositsAtPage = ReturnType<typeof createDepositsAtPage>
