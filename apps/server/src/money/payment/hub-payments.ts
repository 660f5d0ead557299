import type { ToldPayment } from '@foyer/contract/hub.ts'
import { tellPayments } from '@foyer/contract/hub.ts'
import { ORDER_SECONDS } from '@foyer/contract/messages/payment-order.ts'
import type { PaymentTruth } from '@foyer/domain/payment/payment.ts'
import { refusalReason } from '@foyer/domain/payment/terminal-refusal.ts'
import { sql } from 'kysely'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { sha256 } from '../../platform/digest/sha256.ts'
import { holdPayment, type Payment } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'

interface Parts {
  readonly db: Database
  readonly sites: Sites
  readonly settle: SettlePayment
  readonly changes: Changes
}

/** A hub tells what its terminals have said. It proves itself by its pairing code, and settles no payment of another hub. */
export function hubPaymentRoutes(calls: Calls, { db, sites, settle, changes }: Parts): void {
  calls.serveAnyone(tellPayments, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    const hub = sha256(body.pairing)
    const taken: string[] = []
    const asks: AskedPayment[] = []
    for (const hotelId of hotels) {
      const hotel = await sites.hotel(hotelId)
      if (!hotel) continue
      const { known, missed } = await db.inHotel(hotelId, async (tx) => {
        const known: string[] = []
        for (const told of body.payments) {
          const payment = await holdPayment(tx, { id: told.id })
          if (payment?.way !== 'terminal' || payment.hub !== hub) continue
          await settle({ tx, hotel }, payment, truthOf(told, payment))
          known.push(told.id)
        }
        return { known, missed: await askedOfHub(tx, hub) }
      })
      taken.push(...known)
      asks.push(...missed)
      if (known.length > 0) changes.tell(hotelId, 'stays', 'alerts', 'audit')
    }
    return { taken, asks }
  })
}

/** A terminal that has charged another amount than was ordered is a person's matter. */
function truthOf(told: ToldPayment, { amount }: Payment): PaymentTruth | 'unknown' {
  const { outcome, code, minor = amount.minor, reference = told.id, brand, lastDigits } = told
  if (outcome === 'refused') return { state: 'refused', reason: refusalReason(code) }
  if (outcome === 'unknown' || minor !== amount.minor) return 'unknown'
  const card = lastDigits && `${(brand ?? '').toUpperCase()} ·· ${lastDigits}`.trim()
  return { state: 'captured', reference, ...(card && { card }) }
}

interface AskedPayment {
  readonly id: string
  readonly expiresAt: number
}

/** Whoever has begun with it has said so by then. */
const SILENT_SECONDS = 30

/** Payments that this hub should know of and has not told: their orders are over. */
function askedOfHub(tx: HotelTransaction, hub: string): Promise<AskedPayment[]> {
  return tx
    .selectFrom('payments')
    .select(['id', sql<number>`floor(extract(epoch from created_at))::int + ${sql.lit(ORDER_SECONDS)}`.as('expiresAt')])
    .where('hub', '=', hub)
    .where('way', '=', 'terminal')
    .where('state', 'in', ['created', 'sent', 'unknown'])
    .where(
      sql<boolean>`created_at < clock_timestamp() - make_interval(secs => ${sql.lit(ORDER_SECONDS + SILENT_SECONDS)})`,
    )
    .limit(50)
    .execute()
}
