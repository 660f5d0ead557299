import {
  cancelReport,
  checkAuthority,
  openDayReceipt,
  readReports,
  sendReportAgain,
  settleReport,
} from '@foyer/contract/staff/authority.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { createAuthorityCheck } from './check-authority.ts'
import type { DeskReports } from './desk-reports.service.ts'

export function deskReportsRoutes(
  calls: StaffCalls,
  reports: DeskReports,
  check: ReturnType<typeof createAuthorityCheck>,
): void {
  calls.serveOutside(checkAuthority, check)

  calls.serveList(readReports, (_, staff) => reports.read(staff))

  calls.serveStaff(openDayReceipt, ({ body }, staff) => reports.openDayReceipt(staff, body.day))

  calls.serveStaff(sendReportAgain, async ({ params, body }, staff) => {
    await reports.sendAgain(staff, params.reference, body)
    return {}
  })

  calls.serveStaff(cancelReport, async ({ params, body }, staff) => {
    await reports.cancel(staff, params.reference, body)
    return {}
  })

  calls.serveStaff(settleReport, async ({ params, body }, staff) => {
    await reports.settle(staff, params.reference, body)
    return {}
  })
}
