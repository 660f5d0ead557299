import { changeDoorCode, endKey, settleKey } from '@foyer/contract/staff/keys.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { DoorCodes } from '../../checkin/door-codes/door-codes.ts'
import { staffKeyService } from './keys.service.ts'

export function staffKeyRoutes(calls: StaffCalls, codes: DoorCodes): void {
  const keys = staffKeyService(codes)
  calls.serveStaff(
    settleKey,
    async ({ params, body }, staff) => {
      await keys.settle(staff, params, body)
      return {}
    },
    ['stays', 'alerts'],
  )
  calls.serveStaff(
    endKey,
    async ({ params }, staff) => {
      await keys.end(staff, params)
      return {}
    },
    ['stays', 'alerts'],
  )
  calls.serveStaff(
    changeDoorCode,
    async ({ params }, staff) => ({ code: await keys.changeCode(staff, params.reference) }),
    ['stays'],
  )
}
