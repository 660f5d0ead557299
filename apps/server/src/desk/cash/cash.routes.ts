import { countDrawer, endDrawer, moveCash, openDrawer, readDrawers } from '@foyer/contract/staff/cash.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { endCash, handInCount, moveDrawerCash, openCash, readCash } from './cash.service.ts'

export function cashRoutes(staffCalls: StaffCalls): void {
  staffCalls.serveStaff(readDrawers, (_, staff) => readCash(staff))
  staffCalls.serveStaff(openDrawer, (asked, staff) =>
    answerStaffOnce(staff, openDrawer, asked, () => openCash(staff, asked.body)),
  )
  staffCalls.serveStaff(moveCash, (asked, staff) =>
    answerStaffOnce(staff, moveCash, asked, async () => {
      await moveDrawerCash(staff, asked.params.id, asked.body)
      return {}
    }),
  )
  staffCalls.serveStaff(countDrawer, (asked, staff) =>
    answerStaffOnce(staff, countDrawer, asked, () => handInCount(staff, asked.params.id, asked.body)),
  )
  staffCalls.serveStaff(endDrawer, (asked, staff) =>
    answerStaffOnce(staff, endDrawer, asked, () => endCash(staff, asked.params.id, asked.body)),
  )
}
