import { randomUUID } from 'node:crypto'
import type { closeShift, Shift } from '@foyer/contract/staff/money.ts'
import { formatMoney } from '@foyer/domain/basics/money.ts'
import type * as z from 'zod/mini'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { listOpenMovements } from './money.store.ts'
import { findLastShiftEnd, insertCountedPostings, insertShift, lockShift } from './shift.store.ts'
import { type Differences, summarizeShift } from './shift-summary.ts'

/** Counts every posting once; a second close counts only what came after the first. */
export async function closeOpenShift(
  staff: Staff,
  { counted, note }: z.output<typeof closeShift.body>,
  differences: Differences,
): Promise<Shift> {
  const { tx, hotel, now } = staff
  await lockShift(tx, hotel.id)
  const movements = await listOpenMovements(tx)
  const from = await findLastShiftEnd(tx)
  const id = randomUUID()
  const shift: Shift = {
    ...summarizeShift(movements, { hotel, from, to: now, differences }),
    id,
    by: staff.name,
    ...(counted !== undefined && { counted: { minor: counted, currency: hotel.currency } }),
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
    details: { net: formatMoney(shift.net, 'en'), differences: String(differences.length) },
  })
  return shift
}
