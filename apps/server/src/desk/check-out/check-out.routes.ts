import { checkOutStay, makeStayBill, undoCheckOut } from '@foyer/contract/staff/check-out.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StaffCheckOutService } from './check-out.service.ts'

export function staffCheckOutRoutes(calls: StaffCalls, checkOuts: StaffCheckOutService): void {
  calls.serveStaff(checkOutStay, async ({ params, body }, staff) => {
    await checkOuts.checkOut(staff, params.reference, body.unusedNights)
    return {}
  })

  calls.serveStaff(undoCheckOut, async ({ params, body }, staff) => {
    await checkOuts.undo(staff, params.reference, body.reason)
    return {}
  })

  calls.serveStaff(makeStayBill, ({ params }, staff) => checkOuts.bill(staff, params.reference))
}
