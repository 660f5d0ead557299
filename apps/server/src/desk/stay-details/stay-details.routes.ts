import { changeStayDetails } from '@foyer/contract/staff/stay-details.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StayDetailsService } from './stay-details.service.ts'

export function stayDetailsRoutes(calls: StaffCalls, details: StayDetailsService): void {
  calls.serveStaff(
    changeStayDetails,
    async ({ params, body }, staff) => {
      const minor = await details.change(staff, params.reference, body)
      return { difference: { minor, currency: staff.hotel.currency } }
    },
    ['stays'],
  )
}
