import { randomUUID } from 'node:crypto'
import type { closeShift, Shift } from '@foyer/contract/staff/money.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { listCountedDrawers, listOpenDrawers } from '../cash/cash.store.ts'
import { toCountedDrawer } from '../cash/to-counted-drawer.ts'
import { listOpenMovements } from './money.store.ts'
import { findLastShiftEnd, insertCountedPostings, insertShift, lockShift } from './shift.store.ts'
import { type Differences, summarizeShift } from './shift-summary.ts'

/** Counts every posting once; a second close counts only what came after the first. */
export async function closeOpenShift(
  staff: Staff,
  { note }: z.output<typeof closeShift.body>,
  differences: Differences,
): Promise<Shift> {
  const { tx, hotel, now } = staff
  await lockShift(tx, hotel.id)
  await assertCashCounted(staff)
  const movements = await listOpenMovements(tx)
  const from = await findLastShiftEnd(tx)
  const drawers = (await listCountedDrawers(tx, from ?? null)).map(toCountedDrawer)
  const difference = drawers.reduce((sum, drawer) => sum + drawer.counted - drawer.expected, 0)
  const id = randomUUID()
  const shift: Shift = {
    ...summarizeShift(movements, { hotel, from, to: now, differences, drawers }),
    id,
    by: staff.name,
    ...(note && { note }),
  }
  await insertShift(tx, hotel.id, id, from ?? null, now, staff.id, JSON.stringify(shift))
  await insertCountedPostings(
    tx,
    hotel.id,
    id,
    movements.map(({ postingId }) => postingId),
  )
  await recordAudit(staff, {
    action: 'shiftClosed',
    subject: id,
    details: {
      net: formatMoney(shift.net, 'en'),
      differences: String(differences.length),
      ...(drawers.length > 0 && { difference: formatMoney({ ...shift.net, minor: difference }, 'en') }),
    },
  })
  return shift
}

/** The shared drawer and the caller's own: a closed shift shows the cash of its takings. */
async function assertCashCounted({ tx, id }: Staff): Promise<void> {
  const open = await listOpenDrawers(tx)
  const isUncounted = open.some(({ ownerId, postings }) => postings > 0 && (ownerId === null || ownerId === id))
  if (isUncounted) throw new Problem('cashNotCounted')
}
