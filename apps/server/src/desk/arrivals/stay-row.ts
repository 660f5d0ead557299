import { Problem } from '@foyer/domain/problem/problem.ts'
import { toReferenceKey } from '@foyer/domain/reservation/reference-key.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { findStayByReference, type StayRow } from './stay-row.store.ts'

/** Finds a stay of this hotel by its number, however it was typed. */
export async function getStayRow({ tx }: Staff, reference: string): Promise<StayRow> {
  const row = await findStayByReference(tx, toReferenceKey(reference))
  if (!row) throw new Problem('reservationNotFound')
  return row
}
