import { listRoomsOnSale, makeWalkIn } from '@foyer/contract/staff/walk-in.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { StaffWalkInService } from './staff-walk-in.service.ts'

export function staffWalkInRoutes(calls: StaffCalls, walkIns: StaffWalkInService): void {
  calls.serveStaff(listRoomsOnSale, ({ query }, staff) => walkIns.rooms(staff, query))

  calls.serveStaff(makeWalkIn, ({ body }, staff) => walkIns.make(staff, body), ['stays'])
}
