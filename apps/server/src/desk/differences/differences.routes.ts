import { listDifferences, resolveDifference } from '@foyer/contract/staff/differences.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Differences } from './differences.service.ts'

export function differencesRoutes(calls: StaffCalls, { list, resolve }: Differences): void {
  calls.serveStaff(listDifferences, (_, staff) => list(staff))
  calls.serveAfterAsking(
    resolveDifference,
    { ...resolve, read: ({ params, body }, staff) => resolve.read({ ...params, ...body }, staff) },
    ['stays', 'devices', 'alerts'],
  )
}
