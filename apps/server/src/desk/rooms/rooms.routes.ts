import { assignRoom, listRoomsForStay } from '@foyer/contract/staff/rooms.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { RoomsService } from './rooms.service.ts'

export function roomsRoutes(calls: StaffCalls, rooms: RoomsService): void {
  calls.serveStaff(listRoomsForStay, ({ params }, staff) => rooms.list(staff, params.reference))

  calls.serveStaff(
    assignRoom,
    async ({ params, body }, staff) => {
      await rooms.assign(staff, params.reference, body)
      return {}
    },
    ['stays'],
  )
}
