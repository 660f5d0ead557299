import { bootHub, hubAccess } from '@foyer/contract/hub.ts'
import { HUB_PATH } from '@foyer/contract/messages/device.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Calls } from '../serve/serve.ts'
import { liveHubs, noteBoot } from './hub.store.ts'
import { hubAddress } from './hub-policy.ts'
import { provePairing } from './prove-pairing.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string | undefined
  /** With which a hub verifies what it may cut. */
  readonly grantKey: string
}

export function hubRoutes(calls: Calls, { db, publicUrl, grantKey }: Parts): void {
  calls.serveAnyone(bootHub, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    for (const hotelId of hotels) await db.inHotel(hotelId, (tx) => noteBoot(tx, body))
    return { grantKey, hotels, ...(publicUrl && { origin: new URL(publicUrl).origin }) }
  })

  calls.serve(hubAccess, async (_asked, visit) => {
    // A visit of an enrolled-only page has proved its device; any other page has no hub beside it.
    if (!visit.deviceId || visit.site.device.picturesOnly) return { hubs: [] }
    const hubs = await liveHubs(visit.tx, { appKey: visit.appKey, deviceId: visit.deviceId })
    const { socketHost } = visit.site.policies.devices
    return {
      hubs: hubs.map(({ hub, token, port }) => ({ hub, url: hubAddress(socketHost, port) + HUB_PATH, token })),
    }
  })
}
