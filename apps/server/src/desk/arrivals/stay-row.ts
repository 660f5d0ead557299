import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Staff } from '../../access/staff-session/staff.ts'

/** A stay of this hotel by its number, however it was typed. */
export async function stayRow(
  { tx }: Staff,
  reference: string,
): Promise<{ id: string; reference: string; email: string | null }> {
  const row = await tx
    .selectFrom('reservations')
    .select(['id', 'reference', 'email'])
    .where('reference', '=', referenceKey(reference))
    .executeTakeFirst()
  if (!row) throw new Problem('reservationNotFound')
  return row
}
