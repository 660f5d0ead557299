import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit, type StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { findDelivery } from './delivery.store.ts'

export function staffHotelSystemRoutes(calls: StaffCalls, outbox: Outbox): void {
  calls.serveStaff(
    tellHotelAgain,
    async ({ params }, staff) => {
      const told = await findDelivery(staff.tx, params.id)
      if (!told) throw new Problem('notFound', 'no such delivery')
      if (!(await outbox.requeue(staff.tx, params.id)))
        throw new Problem('badInput', 'only rejected deliveries can be sent again')
      await recordAudit(staff, { action: 'hotelToldAgain', subject: told.reference, details: { kind: told.kind } })
      return {}
    },
    ['stays', 'devices'],
  )
}
