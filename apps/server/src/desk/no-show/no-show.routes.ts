import { markNoShow, readNoShow, undoNoShow } from '@foyer/contract/staff/no-show.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { NoShowService } from './no-show.service.ts'

export function noShowRoutes(calls: StaffCalls, noShows: NoShowService): void {
  calls.serveStaff(readNoShow, ({ params }, staff) => noShows.read(staff, params.reference))

  calls.serveStaff(
    markNoShow,
    async ({ params, body }, staff) => {
      await noShows.mark(staff, params.reference, body)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    undoNoShow,
    async ({ params }, staff) => ({ roomNumber: await noShows.undo(staff, params.reference) }),
    ['stays', 'alerts'],
  )
}
