import {
  checkSystemDraft,
  connectHotelSystem,
  disconnectHotelSystem,
  dropSystemDraft,
  readSystemSetup,
  saveSystemDraft,
  tryHotelSystem,
} from '@foyer/contract/staff/system-setup.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { SystemSetup } from './system-setup.service.ts'

/** Hotel → System: connecting the hotel to its own system, and disconnecting it. */
export function systemSetupRoutes(calls: StaffCalls, setup: SystemSetup): void {
  calls.serveStaff(readSystemSetup, (_, staff) => setup.read(staff))

  calls.serveStaff(
    saveSystemDraft,
    async ({ body }, staff) => {
      await setup.save(staff, body)
      return {}
    },
    ['hotel'],
  )

  calls.serveStaff(
    dropSystemDraft,
    async (_, staff) => {
      await setup.drop(staff)
      return {}
    },
    ['hotel'],
  )

  calls.serveAfterAsking(checkSystemDraft, setup.check, ['hotel'])
  calls.serveAfterAsking(tryHotelSystem, setup.dryRun, ['hotel'])

  calls.serveStaff(
    connectHotelSystem,
    async (_, staff) => {
      await setup.connect(staff)
      return {}
    },
    ['hotel', 'devices', 'stays'],
  )

  calls.serveStaff(
    disconnectHotelSystem,
    async ({ body }, staff) => {
      await setup.disconnect(staff, body.waiting)
      return {}
    },
    ['hotel', 'devices', 'stays'],
  )
}
