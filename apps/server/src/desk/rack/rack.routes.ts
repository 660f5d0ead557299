import { applyRoomAssignment, previewRoomAssignment, readRack } from '@foyer/contract/staff/rack.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { RackService } from './rack.service.ts'
import type { RoomAssignmentService } from './room-assignment.service.ts'

export function rackRoutes(calls: StaffCalls, rack: RackService, assignment: RoomAssignmentService): void {
  calls.serveStaff(readRack, ({ query }, staff) => rack.read(staff, query))
  calls.serveStaff(previewRoomAssignment, ({ query }, staff) => assignment.preview(staff, query.day))
  calls.serveStaff(applyRoomAssignment, ({ body }, staff) => assignment.apply(staff, body.assignments), ['stays'])
}
