import { listLostCodes } from '@foyer/contract/staff/lost-codes.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import { readLostCodes } from './lost-codes.store.ts'

export function lostCodesRoutes(calls: StaffCalls): void {
  calls.serveStaff(listLostCodes, async (_asked, { tx }) => ({ codes: await readLostCodes(tx) }))
}
