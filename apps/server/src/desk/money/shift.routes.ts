import { closeShift, makeShiftPaper, readShift } from '@foyer/contract/staff/money.ts'
import { answerStaffOnce } from '../../access/serve/answer-staff-once.ts'
import type { StaffCalls } from '../../access/serve/staff-calls.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import type { ProviderClient } from '../../money/payment/provider-client.ts'
import { listCountedDrawers, listOpenDrawers } from '../cash/cash.store.ts'
import { toCountedDrawer } from '../cash/to-counted-drawer.ts'
import { closeOpenShift } from './close-shift.ts'
import { listOpenMovements } from './money.store.ts'
import { findLastShiftEnd, listProviderPayments, readShifts } from './shift.store.ts'
import { findDifferences } from './shift-differences.ts'
import { makeShiftFile } from './shift-paper.ts'
import { summarizeShift } from './shift-summary.ts'

interface ShiftRoutesDependencies {
  readonly sites: Sites
  readonly provider: ProviderClient
}

export function shiftRoutes(staffCalls: StaffCalls, { sites, provider }: ShiftRoutesDependencies): void {
  staffCalls.serveStaff(readShift, (_, staff) => readOpenShift(staff))

  // Providers are only queried and nothing changes there, so no intent has to outlive the request
  // (decision 027).
  staffCalls.serveAfterAsking(
    closeShift,
    {
      read: (_, { tx }) => listProviderPayments(tx),
      ask: (hotel, known) => findDifferences(provider, hotel, known),
      answer: (asked, staff, differences) =>
        answerStaffOnce(staff, closeShift, asked, () => closeOpenShift(staff, asked.body, differences)),
    },
    ['stays'],
  )

  staffCalls.serveStaff(makeShiftPaper, ({ params, body }, staff) =>
    makeShiftFile(staff, sites, { id: params.id, form: body.form }),
  )
}

/** Returns what a close would count now, without asking providers. */
async function readOpenShift({ tx, hotel, now }: Staff) {
  const movements = await listOpenMovements(tx)
  const last = await findLastShiftEnd(tx)
  const closed = await readShifts(tx)
  const drawers = (await listCountedDrawers(tx, last ?? null)).map(toCountedDrawer)
  // A count is blind: the sum of the cash is shown once no drawer with cash is open.
  const hidesCash = (await listOpenDrawers(tx)).some(({ postings }) => postings > 0)
  const shown = hidesCash ? movements.filter(({ way }) => way !== 'cash') : movements
  return {
    shift: { ...summarizeShift(shown, { hotel, from: last, to: now, differences: [], drawers }), hidesCash },
    closed: closed.map(({ id, said }) => ({ id, to: said.to, by: said.by, net: said.net })),
  }
}
