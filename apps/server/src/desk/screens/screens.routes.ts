import {
  claimScreen,
  listLineKeys,
  listScreens,
  makeLineKey,
  releaseScreen,
  revokeLineKey,
  sendToScreen,
} from '@foyer/contract/staff/screens.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { LineKeyService } from './line-key.service.ts'
import type { ScreenService } from './screen.service.ts'

interface ScreensRoutesDependencies {
  readonly screens: ScreenService
  readonly lineKeys: LineKeyService
}

export function staffScreensRoutes(calls: StaffCalls, { screens, lineKeys }: ScreensRoutesDependencies): void {
  calls.serveStaff(listLineKeys, (_asked, staff) => lineKeys.list(staff))

  calls.serveStaff(makeLineKey, ({ body }, staff) => lineKeys.make(staff, body.name), ['devices'])

  calls.serveStaff(
    revokeLineKey,
    async ({ params }, staff) => {
      await lineKeys.revoke(staff, params.id)
      return {}
    },
    ['devices'],
  )

  calls.serveStaff(listScreens, (_asked, staff) => screens.list(staff))

  calls.serveStaff(
    claimScreen,
    async ({ params, body }, staff) => {
      await screens.claim(staff, params.id, body)
      return {}
    },
    ['screens'],
  )

  calls.serveStaff(
    releaseScreen,
    async ({ params }, staff) => {
      await screens.release(staff, params.id)
      return {}
    },
    ['screens'],
  )

  calls.serveStaff(
    sendToScreen,
    async ({ params, body }, staff) => {
      await screens.show(staff, params.id, body)
      return {}
    },
    ['screens', 'stays'],
  )
}
