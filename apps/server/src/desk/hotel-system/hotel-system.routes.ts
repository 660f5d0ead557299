import { tellHotelAgain } from '@foyer/contract/staff/hotel-system.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { type StaffCalls, wrote } from '../../access/serve/staff-calls.ts'
import { HOTEL_SYSTEM_END } from '../../checkin/hotel-system/tell-hotel.ts'
import type { Outbox } from '../../platform/outbox/outbox.ts'

export function staffHotelSystemRoutes(calls: StaffCalls, outbox: Outbox): void {
  calls.serveStaff(
    tellHotelAgain,
    async ({ params }, staff) => {
      const refused = await staff.tx
        .selectFrom('deliveries')
        .select(['stream', 'kind'])
        .where('id', '=', params.id)
        .where('end_name', '=', HOTEL_SYSTEM_END)
        .executeTakeFirst()
      if (!refused) throw new Problem('notFound', 'nothing such was told')
      if (!(await outbox.putAgain(staff.tx, params.id)))
        throw new Problem('badInput', 'only what was refused is told again')
      const stay = await staff.tx
        .selectFrom('reservations')
        .select('reference')
        .where('id', '=', refused.stream)
        .executeTakeFirst()
      await wrote(staff, { action: 'hotelToldAgain', subject: stay?.reference, details: { kind: refused.kind } })
      return {}
    },
    ['stays', 'devices'],
  )
}
