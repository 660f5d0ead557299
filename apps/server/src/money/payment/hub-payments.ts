import type { ReportedPayment } from '@foyer/contract/hub.ts'
import { tellPayments } from '@foyer/contract/hub.ts'
import type { ProviderPayment } from '@foyer/domain/payment/payment.ts'
import { toDeclineReason } from '@foyer/domain/payment/terminal-decline.ts'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { listUnreported, type UnreportedPayment } from './hub-payment.store.ts'
import { lockPayment, type Payment } from './payment.store.ts'
import type { SettlePayment } from './settle-payment.ts'

interface HubPaymentsDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly settle: SettlePayment
  readonly changes: Changes
}

/**
 * A hub reports its terminals' results. It authenticates with its pairing code, and can't settle
 * another hub's payments.
 */
export function hubPaymentRoutes(calls: Calls, { db, sites, settle, changes }: HubPaymentsDependencies): void {
  calls.serveAnyone(tellPayments, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    const hub = sha256(body.pairing)
    const taken: string[] = []
    const asks: UnreportedPayment[] = []
    for (const hotelId of hotels) {
      const hotel = await sites.hotel(hotelId)
      if (!hotel) continue
      const { known, missed } = await db.inHotel(hotelId, async (tx) => {
        const known: string[] = []
        for (const told of body.payments) {
          const payment = await lockPayment(tx, { id: told.id })
          if (payment?.way !== 'terminal' || payment.hub !== hub) continue
          await settle({ tx, hotel }, payment, toTruth(told, payment))
          known.push(told.id)
        }
        return { known, missed: await listUnreported(tx, hub) }
      })
      taken.push(...known)
      asks.push(...missed)
      if (known.length > 0) changes.publish(hotelId, 'stays', 'alerts', 'audit')
    }
    return { taken, asks }
  })
}

/** If the terminal charged another amount than was ordered, staff have to check it. */
function toTruth(told: ReportedPayment, { amount }: Payment): ProviderPayment | 'unknown' {
  const { outcome, code, minor = amount.minor, reference = told.id, brand, lastDigits } = told
  if (outcome === 'refused') return { state: 'refused', reason: toDeclineReason(code) }
  if (outcome === 'unknown' || minor !== amount.minor) return 'unknown'
  const card = lastDigits && `${(brand ?? '').toUpperCase()} ·· ${lastDigits}`.trim()
  return { state: 'captured', reference, ...(card && { card }) }
}
