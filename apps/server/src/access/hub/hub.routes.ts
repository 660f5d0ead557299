import { hubAccess } from '@foyer/contract/hub.ts'
import { HUB_PATH } from '@foyer/contract/messages/device.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import type { Calls } from '../serve/serve.ts'
import { listLiveHubs } from './hub.store.ts'
import { formatHubUrl } from './hub-policy.ts'
import { openHubToken } from './hub-token.ts'

export function hubRoutes(calls: Calls, secret: Pick<KeySecret, 'open'>): void {
  calls.serve(hubAccess, async (_asked, visit) => {
    // A visit of a page for enrolled devices has proved its device; any other page has no hub.
    if (!visit.deviceId || visit.site.device.picturesOnly) return { hubs: [] }
    const hubs = await listLiveHubs(visit.tx, { appKey: visit.appKey, deviceId: visit.deviceId })
    const { socketHost } = visit.site.policies.devices
    return {
      hubs: hubs.map(({ hub, token, port }) => ({
        hub,
        url: formatHubUrl(socketHost, port) + HUB_PATH,
        token: openHubToken(secret, token),
      })),
    }
  })
}
