import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'
import { readDelivery } from './delivery.store.ts'

export function staffHotelSystemRoutes(calls: StaffCalls, outbox: Outbox): void {
  calls.serveStaff(
    tellHotelAgain,
    async ({ params }, staff) => {
      const refused = await readDelivery(staff.tx, params.id)
      if (!refused) throw new Problem('notFound', 'nothing such was told')
      if (!(await outbox.putAgain(staff.tx, params.id)))
        throw new Problem('badInput', 'only what was refused is told again')
      const { kind, reference } = refused
      await wrote(staff, { action: 'hotelToldAgain', subject: reference ?? undefined, details: { kind } })
      return {}
    },
    ['stays', 'devices'],
  )
}
