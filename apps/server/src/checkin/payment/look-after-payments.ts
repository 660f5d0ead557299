import type { PayWay } from '@foyer/domain/payment/pay-way.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChooseGateway } from '../../outside/payment-gateway/payment-gateway.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { withDeadline } from '../../platform/deadline/deadline.ts'
import { ARRIVES_WITHIN_MS } from './charge-saved-card.ts'
import { TERMINAL_SILENT_MS } from './pay-at-terminal.ts'
import { ageMs, holdPayment, type Payment, takeDuePayments } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'

/** Those that were left open by a crash, a lost answer or a guest who went away. */
export interface LookAfterPayments {
  lookAfterDue(db: Database, hotel: Hotel): Promise<void>
  /** Now, since somebody wants to know, or to pay in this way instead. */
  lookAt(db: Database, hotel: Hotel, payment: Payment, wanted?: PayWay): Promise<void>
}

interface Parts {
  readonly sites: Sites
  readonly gatewayFor: ChooseGateway
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

export function lookAfterPayments({ sites, gatewayFor, settle, changes }: Parts): LookAfterPayments {
  /** Undefined: it has not answered. */
  async function ask(hotel: Hotel, payment: Payment): Promise<PaymentTruth | undefined> {
    const { config } = await sites.configOf(hotel)
    const gateway = gatewayFor(config)
    if (!gateway) return undefined
    return withDeadline(ASKED_WITHIN_MS, (signal) => gateway.status(payment, signal)).catch(() => undefined)
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

  const lookAt: LookAfterPayments['lookAt'] = async (db, hotel, payment, wanted) => {
    if (!asksGateway(payment)) return doubtSilent(db, hotel, payment)
    const said = await ask(hotel, payment)
    await db.inHotel(hotel.id, async (tx) => {
      const held = await holdPayment(tx, { id: payment.id })
      if (held) await settle({ tx, hotel }, held, concluded(held, said, await ageMs(tx, held.id), wanted))
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

function concluded(
  { way }: Payment,
  said: PaymentTruth | undefined,
  age: number,
  wanted: PayWay | undefined,
): PaymentTruth | 'unknown' {
  if (!said) return age > DOUBTED_AFTER_MS ? 'unknown' : { state: 'pending' }
  // Nobody has come to its page, and our way there is shut from now on. One that stands open somewhere could still be paid.
  if (way === 'gateway' && wanted && wanted !== way && said.state === 'unheard' && age > LEFT_AFTER_MS)
    return { state: 'refused', reason: 'notSent' }
  // No guest sits at a page of theirs: what we have not sent by then nobody sends.
  if (way === 'token' && said.state === 'unheard' && age > ARRIVES_WITHIN_MS)
    return { state: 'refused', reason: 'notSent' }
  const isOpen = said.state === 'unheard' || said.state === 'pending'
  return isOpen && age > GIVEN_UP_AFTER_MS ? { state: 'refused', reason: 'expired' } : said
}

function asksGateway({ way }: Payment): boolean {
  return way === 'gateway' || way === 'token'
}
