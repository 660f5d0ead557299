import { HUB_PATH } from '@foyer/contract/messages/device.ts'
import { changeDoorCode, deskHubs, endKey, grantDeskKey, settleKey } from '@foyer/contract/staff/keys.ts'
import { listLiveDeskHubs } from '../../access/hub/hub.store.ts'
import { formatHubUrl, LOOPBACK } from '../../access/hub/hub-policy.ts'
import { openHubToken } from '../../access/hub/hub-token.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { createDeskKeyService, type DeskKeyDependencies } from './desk-keys.service.ts'
import { createStaffKeyService } from './keys.service.ts'

export function staffKeyRoutes(
  calls: StaffCalls,
  parts: DeskKeyDependencies & { readonly tellHotel: HotelPublisher },
): void {
  const keys = createStaffKeyService({ codes: parts.codes, sites: parts.sites, hotel: parts.tellHotel })
  const desk = createDeskKeyService(parts)
  calls.serveStaff(deskHubs, async (_asked, { tx }) => ({
    hubs: (await listLiveDeskHubs(tx)).map(({ hub, token, port, name, hasScanner }) => ({
      hub,
      name,
      token: openHubToken(parts.secret, token),
      url: formatHubUrl(LOOPBACK, port) + HUB_PATH,
      ...(hasScanner && { hasScanner: true as const }),
    })),
  }))
  calls.serveStaff(grantDeskKey, ({ params, body }, staff) => desk.grant(staff, params.reference, body), ['stays'])
  calls.serveStaff(
    settleKey,
    async ({ params, body }, staff) => {
      await keys.settle(staff, params, body)
      return {}
    },
    ['stays', 'alerts'],
  )
  calls.serveStaff(
    endKey,
    async ({ params }, staff) => {
      await keys.end(staff, params)
      return {}
    },
    ['stays', 'alerts'],
  )
  calls.serveStaff(
    changeDoorCode,
    async ({ params }, staff) => ({ code: await keys.changeCode(staff, params.reference) }),
    ['stays'],
  )
}
