import { closeRoom, listHousekeeping, reopenRoom, setRoomConditions } from '@foyer/contract/staff/housekeeping.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { HousekeepingService } from './housekeeping.service.ts'

export function housekeepingRoutes(calls: StaffCalls, housekeeping: HousekeepingService): void {
  calls.serveStaff(listHousekeeping, (_asked, staff) => housekeeping.list(staff))

  calls.serveStaff(
    setRoomConditions,
    async ({ body }, staff) => {
      await housekeeping.setConditions(staff, body)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(closeRoom, async ({ body }, staff) => ({ id: await housekeeping.close(staff, body) }), ['stays'])

  calls.serveStaff(
    reopenRoom,
    async ({ params }, staff) => {
      await housekeeping.reopen(staff, params.id)
      return {}
    },
    ['stays'],
  )
}
