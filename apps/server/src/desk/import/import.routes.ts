import { importReservations } from '@foyer/contract/staff/import.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import { importFile } from './import.service.ts'

export function importRoutes(calls: StaffCalls, sites: Sites): void {
  calls.serveStaff(
    importReservations,
    ({ body: { file, ...wanted } }, staff) => importFile({ sites }, staff, Buffer.from(file, 'base64'), wanted),
    ['stays'],
  )
}
