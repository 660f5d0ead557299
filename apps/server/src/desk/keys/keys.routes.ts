import { HUB_PATH } from '@foyer/contract/messages/device.ts'
import { changeDoorCode, deskHubs, endKey, grantDeskKey, settleKey } from '@foyer/contract/staff/keys.ts'
import { liveDeskHubs } from '../../access/hub/hub.store.ts'
import { hubAddress, LOOPBACK } from '../../access/hub/hub-policy.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { TellHotel } from '../../book/hotel-system/tell-hotel.ts'
import { type DeskKeys, deskKeyService } from './desk-keys.service.ts'
import { staffKeyService } from './keys.service.ts'

export function staffKeyRoutes(calls: StaffCalls, parts: DeskKeys & { readonly tellHotel: TellHotel }): void {
  const keys = staffKeyService(parts.codes, parts.tellHotel)
  const desk = deskKeyService(parts)
  calls.serveStaff(deskHubs, async (_asked, { tx }) => ({
    hubs: (await liveDeskHubs(tx)).map(({ hub, token, port }) => ({
      hub,
      token,
      url: hubAddress(LOOPBACK, port) + HUB_PATH,
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
