import {
  closeDay,
  exportJournal,
  makeDayReport,
  noteLateArrival,
  readDayClose,
} from '@foyer/contract/staff/day-close.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { createDayCloseService } from './day-close.service.ts'
import { makeJournalFile } from './journal-file.ts'
import { makeReportFile } from './report-file.ts'

export function dayCloseRoutes(staffCalls: StaffCalls, sites: Sites): void {
  const days = createDayCloseService(sites)
  staffCalls.serveStaff(readDayClose, (_, staff) => days.read(staff))
  staffCalls.serveStaff(
    closeDay,
    (asked, staff) => answerStaffOnce(staff, closeDay, asked, () => days.close(staff, asked.body.day)),
    ['stays', 'alerts'],
  )
  staffCalls.serveStaff(
    noteLateArrival,
    async ({ params }, staff) => {
      await days.saveLateArrival(staff, params.reference)
      return {}
    },
    ['stays'],
  )
  staffCalls.serveStaff(makeDayReport, ({ params, body }, staff) =>
    makeReportFile(staff, sites, { day: params.day, form: body.form }),
  )
  staffCalls.serveStaff(exportJournal, ({ body }, staff) => makeJournalFile(staff, body))
}
