import { sendPreCheckinLink, withdrawPreCheckinLinks } from '@foyer/contract/staff/stay.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StaffLinkService } from './staff-link.service.ts'

export function staffLinkRoutes(calls: StaffCalls, links: StaffLinkService): void {
  calls.serveStaff(
    sendPreCheckinLink,
    async ({ params }, staff) => ({ to: await links.send(staff, params.reference) }),
    ['mails', 'stays'],
  )

  calls.serveStaff(
    withdrawPreCheckinLinks,
    async ({ params }, staff) => ({ withdrawn: await links.withdraw(staff, params.reference) }),
    ['stays'],
  )
}
