import {
  correctCharge,
  moveCharges,
  postCharge,
  readFolio,
  removePayer,
  savePayer,
  writeOffBalance,
} from '@foyer/contract/staff/folio.ts'
import { readKeyAsId } from '../../access/serve/read-key-as-id.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { ChargesService } from './charges.service.ts'
import type { FolioService } from './folio.service.ts'
import type { PayersService } from './payers.service.ts'
import { writeOff } from './write-off.ts'

interface FolioServices {
  readonly sites: Sites
  readonly folio: FolioService
  readonly charges: ChargesService
  readonly payers: PayersService
}

export function folioRoutes(calls: StaffCalls, { sites, folio, charges, payers }: FolioServices): void {
  calls.serveStaff(readFolio, ({ params }, staff) => folio.read(staff, params.reference))

  calls.serveStaff(
    postCharge,
    async ({ params, body, request }, staff) => ({
      id: await charges.post(staff, params.reference, body, readKeyAsId(request)),
    }),
    ['stays'],
  )

  calls.serveStaff(
    correctCharge,
    async ({ params, body, request }, staff) => ({
      id: await charges.correct(staff, params, body, readKeyAsId(request)),
    }),
    ['stays'],
  )

  calls.serveStaff(
    writeOffBalance,
    async ({ params, body, request }, staff) => ({
      id: await writeOff({ sites, folio }, staff, params.reference, body, readKeyAsId(request)),
    }),
    ['stays', 'alerts'],
  )

  calls.serveStaff(
    moveCharges,
    async ({ params, body }, staff) => {
      await charges.move(staff, params.reference, body)
      return {}
    },
    ['stays'],
  )

  calls.serveStaff(
    savePayer,
    async ({ params, body }, staff) => ({ id: await payers.save(staff, params.reference, body) }),
    ['stays'],
  )

  calls.serveStaff(
    removePayer,
    async ({ params }, staff) => {
      await payers.remove(staff, params.reference, params.id)
      return {}
    },
    ['stays'],
  )
}
