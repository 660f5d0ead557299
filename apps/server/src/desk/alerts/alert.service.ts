import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { lockAlert, markClaimed, markHandled, readAlert } from './alert.store.ts'

/** Claims the alert for the first caller. Claiming again by the same person changes nothing. */
export async function claim(staff: Staff, id: string): Promise<void> {
  const known = await lockAlert(staff.tx, id)
  if (!known) throw new Problem('notFound')
  if (known.claimed_by === staff.name && !known.handled_at) return
  if (known.handled_at || known.claimed_by) throw new Problem('alreadyHandled', 'someone else is on the way')
  await markClaimed(staff.tx, { id, visitId: known.visit_id, by: staff.name })
  const alert = await readAlert(staff.tx, id)
  await recordAudit(staff, { action: 'alertClaimed', subject: alert?.reference, details: { kind: known.kind } })
}

/** Marks the alert as handled, for the first caller only. */
export async function handle(staff: Staff, id: string, note: string): Promise<void> {
  const known = await lockAlert(staff.tx, id)
  if (!known) throw new Problem('notFound')
  if (known.handled_at) throw new Problem('alreadyHandled', 'someone else has handled it')
  await markHandled(staff.tx, id, { by: staff.name, note })
  const alert = await readAlert(staff.tx, id)
  await recordAudit(staff, { action: 'alertHandled', subject: alert?.reference, details: { kind: known.kind } })
}
