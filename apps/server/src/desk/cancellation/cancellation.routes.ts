import { cancelStay, readCancellation, reinstateStay } from '@foyer/contract/staff/cancellation.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { CancellationService } from './cancellation.service.ts'

export function cancellationRoutes(calls: StaffCalls, cancellations: CancellationService): void {
  calls.serveStaff(readCancellation, ({ params }, staff) => cancellations.read(staff, params.reference))

  calls.serveStaff(
    cancelStay,
    async ({ params, body }, staff) => {
      await cancellations.cancel(staff, params.reference, body)
      return {}
    },
    ['stays', 'mails'],
  )

  calls.serveStaff(
    reinstateStay,
    async ({ params, body }, staff) => ({
      roomNumber: await cancellations.reinstate(staff, params.reference, body.reason),
    }),
    ['stays'],
  )
}
