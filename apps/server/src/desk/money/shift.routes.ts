import { closeShift, makeShiftPaper, readShift } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { ShiftService } from './shift.service.ts'

interface Parts {
  readonly calls: Calls
  readonly shifts: ShiftService
  readonly changes: Changes
}

export function shiftRoutes(staffCalls: StaffCalls, { calls, shifts, changes }: Parts): void {
  const { staffSessions } = staffCalls

  staffCalls.serveStaff(readShift, (_, staff) => shifts.open(staff))

  // Providers are asked between two transactions.
  calls.serveAnyone(closeShift, async (asked) => {
    const { body, request } = asked
    const { hotel, known } = await staffSessions.during(request, closeShift, async (staff) => ({
      hotel: staff.hotel,
      known: await shifts.known(staff),
    }))
    const differences = await shifts.differences(hotel, known)
    const shift = await staffSessions.during(request, closeShift, (staff) =>
      answerStaffOnce(staff, closeShift, asked, () => shifts.close(staff, body, differences)),
    )
    changes.tell(hotel.id, 'audit', 'stays')
    return shift
  })

  staffCalls.serveStaff(makeShiftPaper, ({ params, body }, staff) => shifts.paper(staff, params.id, body.form))
}
