import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import type { PaymentMethod } from '@foyer/domain/payment/payment-method.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { recheckNow } from '../../access/intent/intent.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/time/deadline.ts'
import { TERMINAL_SILENCE_TIMEOUT_MS } from './pay-at-terminal.ts'
import { claimDuePayments, lockPayment, type Payment, readAgeMs, scheduleWatch } from './payment.store.ts'
import type { PaymentChannels } from './payment-channels.ts'
import { ARRIVAL_TIMEOUT_MS } from './saved-card-request.ts'
import type { SettlePayment } from './settle-payment.ts'

export interface ReconcileOptions {
  /** The guest no longer wants this payment; if it can't be cancelled, it is only checked. */
  readonly callBack?: boolean
  /** The way in which they are about to pay instead. */
  readonly payBy?: PaymentMethod | undefined
}

/** Reconciles payments left open by a crash, a lost answer or a guest who went away. */
export interface PaymentReconciler {
  reconcileDue(db: Database, hotel: Hotel): Promise<void>
  /** Checks a payment now, because the caller needs its state or wants to pay in another way. */
  reconcile(db: Database, hotel: Hotel, payment: Payment, wish?: ReconcileOptions): Promise<void>
}

interface PaymentReconcilerDependencies {
  readonly channels: PaymentChannels
  readonly settle: SettlePayment
  readonly changes: Changes
}

const REQUEST_TIMEOUT_MS = 10_000
const BATCH_SIZE = 10
/** Lease time; longer than all checks together take. */
const CLAIM_MS = 120_000
/** Until then a guest may still be at the gateway's page, so its silence means nothing. */
const DOUBT_AFTER_MS = 3 * 60_000
/**
 * A card page that isn't filled in by then is ended. The desk is alerted if it is paid later
 * anyway.
 */
const EXPIRE_AFTER_MS = 20 * 60_000
/**
 * The redirect to the gateway posts itself: a guest who isn't there by then has moved to another
 * device.
 */
const ABANDONED_AFTER_MS = 60_000
/** A guest who pays elsewhere this long after opening the page has left it. */
const PAGE_ABANDONED_AFTER_MS = 2 * 60_000
/**
 * An ended payment may still be paid on a page left open, so the gateway is polled for this long,
 * at this interval.
 */
const WATCH_DURATION_MS = 60 * 60_000
const WATCH_INTERVAL_MS = 5 * 60_000
/** A terminal that has waited this long for a card is cancelled. */
const CANCEL_AFTER_MS = 5 * 60_000

export function createPaymentReconciler({
  channels,
  settle,
  changes,
}: PaymentReconcilerDependencies): PaymentReconciler {
  /** Returns undefined if the provider hasn't answered. */
  async function ask(hotel: Hotel, payment: Payment, unwanted: boolean): Promise<ProviderPayment | undefined> {
    const taker = await channels.of(hotel, payment.way)
    if (!taker) return undefined
    const isStale = Date.now() - payment.createdAt.getTime() > CANCEL_AFTER_MS
    return withDeadline(REQUEST_TIMEOUT_MS, async (signal) => {
      const said = await taker.status(payment, signal)
      return isWaiting(said) && (unwanted || isStale) && taker.cancel ? taker.cancel(payment, signal) : said
    }).catch(() => undefined)
  }

  /**
   * Hubs report without being asked; on its next call a hub is asked about what it hasn't reported.
   */
  async function doubtSilent(db: Database, hotel: Hotel, { id }: Payment): Promise<void> {
    const isDoubted = await db.inHotel(hotel.id, async (tx) => {
      const held = await lockPayment(tx, { id })
      if (held?.state !== 'sent' || (await readAgeMs(tx, id)) < TERMINAL_SILENCE_TIMEOUT_MS) return false
      await settle({ tx, hotel }, held, 'unknown')
      return true
    })
    if (isDoubted) changes.publish(hotel.id, 'stays', 'alerts')
  }

  const lookAt: PaymentReconciler['reconcile'] = async (db, hotel, payment, wish = {}) => {
    if (!channels.has(payment.way)) return doubtSilent(db, hotel, payment)
    const said = await ask(hotel, payment, isUnwanted(payment, wish))
    await db.inHotel(hotel.id, async (tx) => {
      const held = await lockPayment(tx, { id: payment.id })
      if (!held) return
      const age = await readAgeMs(tx, held.id)
      await settle({ tx, hotel }, held, concludeTruth(held, said, age, wish))
      // The guest must be able to pay again without waiting for the job to find out.
      if (held.state === 'unknown') await recheckNow(tx, held.reservationId)
      if (held.way === 'gateway' && age < WATCH_DURATION_MS) await scheduleWatch(tx, held.id, WATCH_INTERVAL_MS)
    })
    changes.publish(hotel.id, 'stays', 'alerts')
  }

  return {
    reconcile: lookAt,
    async reconcileDue(db, hotel) {
      const due = await db.inHotel(hotel.id, (tx) => claimDuePayments(tx, CLAIM_MS, BATCH_SIZE))
      for (const payment of due) await lookAt(db, hotel, payment)
    },
  }
}

function isUnwanted({ way }: Payment, { callBack = false, payBy }: ReconcileOptions): boolean {
  return callBack || (payBy !== undefined && payBy !== way)
}

function concludeTruth(
  payment: Payment,
  said: ProviderPayment | undefined,
  age: number,
  wish: ReconcileOptions,
): ProviderPayment | 'unknown' {
  const { way } = payment
  if (!said) return age > DOUBT_AFTER_MS ? 'unknown' : { state: 'pending' }
  // Our redirect no longer works from now on. A payment on a page left open is still recorded, and
  // the desk is alerted.
  if (way === 'gateway' && isUnwanted(payment, wish)) {
    if (said.state === 'unheard' && age > ABANDONED_AFTER_MS) return { state: 'refused', reason: 'notSent' }
    if (said.state === 'pending' && age > PAGE_ABANDONED_AFTER_MS) return { state: 'refused', reason: 'cancelled' }
  }
  // No guest is involved: a request that we haven't sent by then never will be.
  if (way === 'token' && said.state === 'unheard' && age > ARRIVAL_TIMEOUT_MS)
    return { state: 'refused', reason: 'notSent' }
  return isWaiting(said) && age > EXPIRE_AFTER_MS ? { state: 'refused', reason: 'expired' } : said
}

const isWaiting = ({ state }: ProviderPayment) => state === 'unheard' || state === 'pending'
