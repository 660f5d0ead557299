import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { lookNow } from '../../access/intent/intent.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import { ARRIVES_WITHIN_MS } from './ask-for-saved-card.ts'
import { TERMINAL_SILENT_MS } from './pay-at-terminal.ts'
import { ageMs, holdPayment, type Payment, takeDuePayments, watchEnded } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'
import type { Takers } from './takers.ts'

export interface PaymentWish {
  /** The guest no longer wants this payment; if it can't be cancelled, it is only checked. */
  readonly callBack?: boolean
  /** The way in which they are about to pay instead. */
  readonly payBy?: PayWay | undefined
}

/** Reconciles payments left open by a crash, a lost answer or a guest who went away. */
export interface LookAfterPayments {
  lookAfterDue(db: Database, hotel: Hotel): Promise<void>
  /** Checks a payment now, because the caller needs its state or wants to pay in another way. */
  lookAt(db: Database, hotel: Hotel, payment: Payment, wish?: PaymentWish): Promise<void>
}

interface LookAfterPaymentsDependencies {
  readonly takers: Takers
  readonly settle: SettlePayment
  readonly changes: Changes
}

const ASKED_WITHIN_MS = 10_000
const MOST_AT_ONCE = 10
/** Lease time; longer than all checks together take. */
const TAKEN_FOR_MS = 120_000
/** Until then a guest may still be at the gateway's page, so its silence means nothing. */
const DOUBTED_AFTER_MS = 3 * 60_000
/**
 * A card page that isn't filled in by then is ended. The desk is alerted if it is paid later
 * anyway.
 */
const GIVEN_UP_AFTER_MS = 20 * 60_000
/**
 * The redirect to the gateway posts itself: a guest who isn't there by then has moved to another
 * device.
 */
const LEFT_AFTER_MS = 60_000
/** A guest who pays elsewhere this long after opening the page has left it. */
const PAGE_LEFT_AFTER_MS = 2 * 60_000
/**
 * An ended payment may still be paid on a page left open, so the gateway is polled for this long,
 * at this interval.
 */
const WATCHED_FOR_MS = 60 * 60_000
const WATCHED_EVERY_MS = 5 * 60_000
/** A terminal that has waited this long for a card is cancelled. */
const CALLED_BACK_AFTER_MS = 5 * 60_000

export function lookAfterPayments({ takers, settle, changes }: LookAfterPaymentsDependencies): LookAfterPayments {
  /** Returns undefined if the provider hasn't answered. */
  async function ask(hotel: Hotel, payment: Payment, unwanted: boolean): Promise<PaymentTruth | undefined> {
    const taker = await takers.of(hotel, payment.way)
    if (!taker) return undefined
    const isStale = Date.now() - payment.createdAt.getTime() > CALLED_BACK_AFTER_MS
    return withDeadline(ASKED_WITHIN_MS, async (signal) => {
      const said = await taker.status(payment, signal)
      return isWaiting(said) && (unwanted || isStale) && taker.cancel ? taker.cancel(payment, signal) : said
    }).catch(() => undefined)
  }

  /**
   * Hubs report without being asked; on its next call a hub is asked about what it hasn't reported.
   */
  async function doubtSilent(db: Database, hotel: Hotel, { id }: Payment): Promise<void> {
    const isDoubted = await db.inHotel(hotel.id, async (tx) => {
      const held = await holdPayment(tx, { id })
      if (held?.state !== 'sent' || (await ageMs(tx, id)) < TERMINAL_SILENT_MS) return false
      await settle({ tx, hotel }, held, 'unknown')
      return true
    })
    if (isDoubted) changes.tell(hotel.id, 'stays', 'alerts')
  }

  const lookAt: LookAfterPayments['lookAt'] = async (db, hotel, payment, wish = {}) => {
    if (!takers.has(payment.way)) return doubtSilent(db, hotel, payment)
    const said = await ask(hotel, payment, isUnwanted(payment, wish))
    await db.inHotel(hotel.id, async (tx) => {
      const held = await holdPayment(tx, { id: payment.id })
      if (!held) return
      const age = await ageMs(tx, held.id)
      await settle({ tx, hotel }, held, concluded(held, said, age, wish))
      // The guest must be able to pay again without waiting for the job to find out.
      if (held.state === 'unknown') await lookNow(tx, held.reservationId)
      if (held.way === 'gateway' && age < WATCHED_FOR_MS) await watchEnded(tx, held.id, WATCHED_EVERY_MS)
    })
    changes.tell(hotel.id, 'stays', 'alerts')
  }

  return {
    lookAt,
    async lookAfterDue(db, hotel) {
      const due = await db.inHotel(hotel.id, (tx) => takeDuePayments(tx, TAKEN_FOR_MS, MOST_AT_ONCE))
      for (const payment of due) await lookAt(db, hotel, payment)
    },
  }
}

function isUnwanted({ way }: Payment, { callBack = false, payBy }: PaymentWish): boolean {
  return callBack || (payBy !== undefined && payBy !== way)
}

function concluded(
  payment: Payment,
  said: PaymentTruth | undefined,
  age: number,
  wish: PaymentWish,
): PaymentTruth | 'unknown' {
  const { way } = payment
  if (!said) return age > DOUBTED_AFTER_MS ? 'unknown' : { state: 'pending' }
  // Our redirect no longer works from now on. A payment on a page left open is still recorded, and
  // the desk is alerted.
  if (way === 'gateway' && isUnwanted(payment, wish)) {
    if (said.state === 'unheard' && age > LEFT_AFTER_MS) return { state: 'refused', reason: 'notSent' }
    if (said.state === 'pending' && age > PAGE_LEFT_AFTER_MS) return { state: 'refused', reason: 'cancelled' }
  }
  // No guest is involved: a request that we haven't sent by then never will be.
  if (way === 'token' && said.state === 'unheard' && age > ARRIVES_WITHIN_MS)
    return { state: 'refused', reason: 'notSent' }
  return isWaiting(said) && age > GIVEN_UP_AFTER_MS ? { state: 'refused', reason: 'expired' } : said
}

const isWaiting = ({ state }: PaymentTruth) => state === 'unheard' || state === 'pending'
