import { changeStayDetails } from '@foyer/contract/staff/stay-details.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StayDetailsService } from './stay-details.service.ts'

export function stayDetailsRoutes(calls: StaffCalls, details: StayDetailsService): void {
  calls.serveStaff(
    changeStayDetails,
    async ({ params, body }, staff) => {
      await details.change(staff, params.reference, body)
      return {}
    },
    ['stays'],
  )
}
