import { handleAlert, listAlerts } from '@foyer/contract/staff/alerts.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { handle } from './alert.service.ts'
import { readHandledAlerts, readOpenAlerts } from './alert.store.ts'

export function alertRoutes(calls: StaffCalls): void {
  calls.serveStaff(listAlerts, async (_asked, { tx }) => ({
    open: await readOpenAlerts(tx),
    handled: await readHandledAlerts(tx),
  }))

  calls.serveStaff(
    handleAlert,
    async ({ params, body }, staff) => {
      await handle(staff, params.id, body.note)
      return {}
    },
    ['alerts', 'stays'],
  )
}
