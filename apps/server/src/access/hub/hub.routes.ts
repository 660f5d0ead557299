import { bootHub, hubAccess } from '@foyer/contract/hub.ts'
import { HUB_PATH } from '@foyer/contract/messages/device.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import { countWrongCode } from '../../platform/tries/tries.store.ts'
import type { Calls } from '../serve/serve.ts'
import { hotelsOfHub, liveHubs, noteBoot } from './hub.store.ts'

/** A hub with an old code asks once a minute, and shares its hotel's address with others. */
const GUESS_LIMIT = { tries: 10, minutes: 1 }

interface Parts {
  readonly db: Database
  readonly publicUrl: string | undefined
  /** With which a hub verifies what it may cut. */
  readonly grantKey: string
}

export function hubRoutes(calls: Calls, { db, publicUrl, grantKey }: Parts): void {
  calls.serveAnyone(bootHub, async ({ body, request }) => {
    const hotels = await db.directory.transaction().execute(async (tx) => {
      const known = await hotelsOfHub(tx, body.pairing)
      if (known.length === 0) await countWrongCode(tx, { kind: 'hub', caller: networkOf(request.ip) }, GUESS_LIMIT)
      return known
    })
    if (hotels.length === 0) throw new Problem('pairingNotFound', 'no hub is paired with this code')
    for (const hotelId of hotels) await db.inHotel(hotelId, (tx) => noteBoot(tx, body))
    return { grantKey, ...(publicUrl && { origin: new URL(publicUrl).origin }) }
  })

  calls.serve(hubAccess, async (_asked, visit) => {
    // A visit of an enrolled-only page has proved its device; any other page has no hub beside it.
    if (!visit.deviceId || visit.site.device.picturesOnly) return { hubs: [] }
    const hubs = await liveHubs(visit.tx, { appKey: visit.appKey, deviceId: visit.deviceId })
    return { hubs: hubs.map(({ hub, token, port }) => ({ hub, url: `ws://127.0.0.1:${port}${HUB_PATH}`, token })) }
  })
}
