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
  /** The guest does not want it any more; where it cannot be called back, it is only looked at. */
  readonly callBack?: boolean
  /** They are about to pay in this way. */
  readonly payBy?: PayWay | undefined
}

/** Those that were left open by a crash, a lost answer or a guest who went away. */
export interface LookAfterPayments {
  lookAfterDue(db: Database, hotel: Hotel): Promise<void>
  /** Now, since somebody wants to know, or wants something else than this one. */
  lookAt(db: Database, hotel: Hotel, payment: Payment, wish?: PaymentWish): Promise<void>
}

interface LookAfterPaymentsDependencies {
  readonly takers: Takers
  readonly settle: SettlePayment
  readonly changes: Changes
}

const ASKED_WITHIN_MS = 10_000
const MOST_AT_ONCE = 10
/** Longer than all of them take together. */
const TAKEN_FOR_MS = 120_000
/** Until then a guest may still be at the gateway's page, and its silence says nothing. */
const DOUBTED_AFTER_MS = 3 * 60_000
/** A page of cards that nobody has filled in by then is given up. What is paid there nevertheless is told to the desk. */
const GIVEN_UP_AFTER_MS = 20 * 60_000
/** The way to the gateway's page posts itself: who has not come there by then has gone to another device. */
const LEFT_AFTER_MS = 60_000
/** Who has opened that page and wants to pay elsewhere after this has left it. */
const PAGE_LEFT_AFTER_MS = 2 * 60_000
/** What was ended may still be paid on a page that stands open somewhere: the gateway is asked so long, and so often. */
const WATCHED_FOR_MS = 60 * 60_000
const WATCHED_EVERY_MS = 5 * 60_000
/** A terminal that has waited for a card so long waits no more. */
const CALLED_BACK_AFTER_MS = 5 * 60_000

export function lookAfterPayments({ takers, settle, changes }: LookAfterPaymentsDependencies): LookAfterPayments {
  /** Undefined: it has not answered. */
  async function ask(hotel: Hotel, payment: Payment, unwanted: boolean): Promise<PaymentTruth | undefined> {
    const taker = await takers.of(hotel, payment.way)
    if (!taker) return undefined
    const isStale = Date.now() - payment.createdAt.getTime() > CALLED_BACK_AFTER_MS
    return withDeadline(ASKED_WITHIN_MS, async (signal) => {
      const said = await taker.status(payment, signal)
      return isWaiting(said) && (unwanted || isStale) && taker.cancel ? taker.cancel(payment, signal) : said
    }).catch(() => undefined)
  }

  /** A hub tells by itself, and the next time it calls it is asked for what it has not told. */
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
      // Whoever pays again must not wait until a job finds the same.
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
  // Our way there is shut from now on. What is paid on a page that stands open nevertheless is kept, and told to the desk.
  if (way === 'gateway' && isUnwanted(payment, wish)) {
    if (said.state === 'unheard' && age > LEFT_AFTER_MS) return { state: 'refused', reason: 'notSent' }
    if (said.state === 'pending' && age > PAGE_LEFT_AFTER_MS) return { state: 'refused', reason: 'cancelled' }
  }
  // No guest sits at a page of theirs: what we have not sent by then nobody sends.
  if (way === 'token' && said.state === 'unheard' && age > ARRIVES_WITHIN_MS)
    return { state: 'refused', reason: 'notSent' }
  return isWaiting(said) && age > GIVEN_UP_AFTER_MS ? { state: 'refused', reason: 'expired' } : said
}

const isWaiting = ({ state }: PaymentTruth) => state === 'unheard' || state === 'pending'
