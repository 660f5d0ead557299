import { readFolio } from '@foyer/contract/staff/folio.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { FolioService } from './folio.service.ts'

export function folioRoutes(calls: StaffCalls, folio: FolioService): void {
  calls.serveStaff(readFolio, ({ params }, staff) => folio.read(staff, params.reference))
}
