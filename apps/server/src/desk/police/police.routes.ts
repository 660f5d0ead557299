import { makePoliceExport, readRegister } from '@foyer/contract/staff/registration.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { PoliceService } from './police.service.ts'

export function policeRoutes(calls: StaffCalls, police: PoliceService): void {
  calls.serveList(readRegister, ({ query }, staff) => police.read(staff, query.day ?? staff.today))

  calls.serveStaff(makePoliceExport, ({ body }, staff) => police.report(staff, body))
}
