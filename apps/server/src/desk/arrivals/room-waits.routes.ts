import { listRoomWaits } from '@foyer/contract/staff/room-waits.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { readRoomWaits } from './room-waits.store.ts'

export function roomWaitsRoutes(calls: StaffCalls): void {
  calls.serveStaff(listRoomWaits, async (_asked, { tx }) => ({ waiting: await readRoomWaits(tx) }))
}
