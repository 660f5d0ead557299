import { checkInStay, undoCheckIn } from '@foyer/contract/staff/check-in.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StaffCheckInService } from './check-in.service.ts'

export function staffCheckInRoutes(calls: StaffCalls, checkIns: StaffCheckInService): void {
  calls.serveStaff(
    checkInStay,
    async ({ params, body }, staff) => {
      await checkIns.checkIn(staff, params.reference, body)
      return {}
    },
    ['stays', 'alerts'],
  )

  calls.serveStaff(
    undoCheckIn,
    async ({ params, body }, staff) => {
      await checkIns.undo(staff, params.reference, body.reason)
      return {}
    },
    ['stays'],
  )
}
