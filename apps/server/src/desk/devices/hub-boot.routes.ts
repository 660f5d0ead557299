import { bootHub, type UnresolvedGrant } from '@foyer/contract/hub.ts'
import { recordBoot } from '../../access/hub/hub.store.ts'
import { sealHubToken } from '../../access/hub/hub-token.ts'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import { listDoubts } from '../../checkin/keys/settle-key.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { watchDevices } from '../alerts/watch-devices.ts'

interface HubBootRoutesDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly changes: Changes
  readonly publicUrl: string | undefined
  readonly secret: Pick<KeySecret, 'grantKey' | 'seal'>
}

/**
 * A hub reports the state of its parts. Changes are evaluated immediately, because a guest may be
 * waiting.
 */
export function hubBootRoutes(
  calls: Calls,
  { db, sites, changes, publicUrl, secret }: HubBootRoutesDependencies,
): void {
  async function printerHostOf(tx: HotelTransaction, hotelId: number): Promise<string | undefined> {
    const hotel = await sites.hotel(hotelId, tx)
    return hotel && (await sites.config(tx, hotel)).config.flags.printer_host
  }

  calls.serveAnyone(bootHub, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    const token = sealHubToken(secret, body.token)
    const doubts: UnresolvedGrant[] = []
    let printerHost: string | undefined
    for (const hotelId of hotels) {
      const { isOther, hasAlerts } = await db.inHotel(hotelId, async (tx) => {
        const isOther = await recordBoot(tx, { ...body, token })
        printerHost ??= await printerHostOf(tx, hotelId)
        doubts.push(...(await listDoubts(tx, sha256(body.pairing))))
        return { isOther, hasAlerts: isOther && (await watchDevices(tx, hotelId)) }
      })
      if (isOther) changes.publish(hotelId, 'devices')
      if (hasAlerts) changes.publish(hotelId, 'alerts', 'stays', 'audit')
    }
    return {
      // With it the hub verifies which cards it may cut.
      grantKey: secret.grantKey,
      hotels,
      doubts,
      ...(printerHost && { printerHost }),
      ...(publicUrl && { origin: new URL(publicUrl).origin }),
    }
  })
}
