import { changeRoomType, listTypesForStay } from '@foyer/contract/staff/room-type.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { RoomTypeService } from './room-type.service.ts'

export function roomTypeRoutes(calls: StaffCalls, roomTypes: RoomTypeService): void {
  calls.serveStaff(listTypesForStay, ({ params }, staff) => roomTypes.list(staff, params.reference))

  calls.serveStaff(
    changeRoomType,
    async ({ params, body }, staff) => {
      const { difference, roomNumber } = await roomTypes.change(staff, params.reference, body)
      return { difference: { minor: difference, currency: staff.hotel.currency }, roomNumber: roomNumber ?? undefined }
    },
    ['stays'],
  )
}
