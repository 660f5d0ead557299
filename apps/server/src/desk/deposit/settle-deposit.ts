import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { getShownState, listDeposits, updateDeposit } from '../../money/deposit/deposit.store.ts'
import { lockStay } from '../money/desk-payments.ts'
import type { RecordCapture } from './record-capture.ts'

type Outcome = 'held' | 'released' | 'refused' | 'taken'

/** Records the outcome that staff found in the provider's own list for a deposit with unknown state. */
export async function settleByHand(
  staff: Staff,
  typed: string,
  { state, keepTaken }: { readonly state: Outcome; readonly keepTaken: RecordCapture },
): Promise<void> {
  const stay = await lockStay(staff, typed)
  const last = (await listDeposits(staff.tx, stay.id)).find((block) => getShownState(block) === 'unknown')
  if (!last) throw new Problem('notFound', 'no deposit has an unknown outcome')
  if ((state === 'taken') !== (last.taken !== undefined) && state !== 'held')
    throw new Problem('badInput', 'this was not requested')
  await updateDeposit(staff.tx, last.id, { state })
  if (state === 'taken') await keepTaken(staff, last, undefined)
  await recordAudit(staff, { action: 'depositSettled', subject: stay.reference, details: { outcome: state } })
}
