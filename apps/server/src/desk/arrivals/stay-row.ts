import { Problem } from '@foyer/domain/problem/problem.ts'
import { referenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { statement } from '../../platform/database/statement.ts'

interface StayRow {
  readonly id: string
  readonly reference: string
  readonly email: string | null
}

/** A stay of this hotel by its number, however it was typed. */
export async function stayRow({ tx }: Staff, reference: string): Promise<StayRow> {
  const [row] = await byReference(tx, referenceKey(reference))
  if (!row) throw new Problem('reservationNotFound')
  return row
}

const byReference = statement<StayRow, [reference: string]>(
  'select id, reference, email from reservations where reference = $1::text',
)
