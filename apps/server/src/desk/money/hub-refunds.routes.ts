import { type ReportedRefund, tellRefunds } from '@foyer/contract/hub.ts'
import { ORDER_LIFETIME_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import { refundOrder } from '@foyer/contract/messages/refund-order.ts'
import type { Hotel } from '../../access/hotel/hotel.ts'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import { sealOrder } from '../../money/payment/seal-order.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { findRefundAtHub, type IssuedRefund, issueRefunds, listIssuedRefunds } from './hub-refund.store.ts'
import type { RefundOutcome, SettleRefund } from './settle-refund.ts'

interface HubRefundsRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly settle: SettleRefund
  readonly secret: Pick<KeySecret, 'sign'>
  readonly changes: Changes
}

/** By then a hub has reported any order that it started. */
const SILENCE_TIMEOUT_SECONDS = 30

/**
 * A hub polls for refunds at its terminals and reports their outcome. Because an answer may be
 * lost, the same order is handed out until it expires; the hub uses it once. After that the hub is
 * only asked about it and never gets a new order.
 */
export function hubRefundRoutes(
  calls: Calls,
  { db, sites, settle, secret, changes }: HubRefundsRoutesDependencies,
): void {
  calls.serveAnyone(tellRefunds, async ({ body, request }) => {
    const hub = sha256(body.pairing)
    const reply = { taken: [] as string[], asks: [] as { id: string; expiresAt: number }[], orders: [] as string[] }
    for (const hotelId of await provePairing(db, body.pairing, request.ip)) {
      const hotel = await sites.hotel(hotelId)
      if (!hotel) continue
      const { taken, handed } = await db.inHotel(hotelId, async (tx) => {
        const taken = await settleTold({ tx, hotel }, hub, body.refunds)
        await issueRefunds(tx, hub)
        return { taken, handed: await listIssuedRefunds(tx, hub) }
      })
      reply.taken.push(...taken)
      const begins = handed.filter(({ state, age }) => state === 'sent' && age < ORDER_LIFETIME_SECONDS)
      reply.orders.push(...begins.map((one) => sealed(hotelId, hub, one)))
      const missed = handed.filter(({ age }) => age > ORDER_LIFETIME_SECONDS + SILENCE_TIMEOUT_SECONDS)
      reply.asks.push(...missed.map((one) => ({ id: one.id, expiresAt: getExpiry(one) })))
      if (taken.length > 0 || begins.length > 0) changes.publish(hotelId, 'stays', 'alerts', 'audit')
    }
    return reply
  })

  async function settleTold(at: { tx: HotelTransaction; hotel: Hotel }, hub: string, told: readonly ReportedRefund[]) {
    const taken: string[] = []
    for (const one of told) {
      const [known] = await findRefundAtHub(at.tx, one.id, hub)
      if (!known) continue
      const { reference, minor } = known
      await settle(at, { refundId: one.id, reference }, toRefundOutcome(one, minor))
      taken.push(one.id)
    }
    return taken
  }

  function sealed(hotelId: number, hub: string, handed: IssuedRefund): string {
    const { state: _, age: __, sentAt: ___, takenAt, ...order } = handed
    return sealOrder(secret, refundOrder, {
      ...order,
      kind: 'refund',
      hotelId,
      hub,
      takenAt: takenAt.toISOString(),
      expiresAt: getExpiry(handed),
    })
  }
}

const getExpiry = ({ sentAt }: IssuedRefund) => sentAt + ORDER_LIFETIME_SECONDS

/** If the terminal refunded another amount than was ordered, staff have to check it. */
function toRefundOutcome(
  { id, outcome, minor, code = '', reference = id }: ReportedRefund,
  ordered: number,
): RefundOutcome {
  if (outcome === 'refused') return { state: 'refused', problem: code || 'failed' }
  if (outcome === 'unknown' || (minor !== undefined && minor !== ordered)) return { state: 'unknown' }
  return { state: 'done', reference }
}
