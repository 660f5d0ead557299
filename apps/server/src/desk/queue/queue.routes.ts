import { listQueue } from '@foyer/contract/staff/queue.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { readQueue, readQueueToday } from './queue.store.ts'

export function queueRoutes(calls: StaffCalls): void {
  calls.serveStaff(listQueue, async (_asked, { tx, hotel }) => ({
    waiting: await readQueue(tx),
    today: await readQueueToday(tx, hotel.timeZone),
  }))
}
