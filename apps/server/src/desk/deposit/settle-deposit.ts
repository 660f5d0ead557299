import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { blocksOfStay, changeDeposit, shownState } from '../../money/deposit/deposit.store.ts'
import { inTurn } from '../money/desk-payments.ts'
import type { KeepTaken } from './keep-taken.ts'

type Outcome = 'held' | 'released' | 'refused' | 'taken'

/** Records the outcome that staff found in the provider's own list for a deposit with unknown state. */
export async function settleByHand(
  staff: Staff,
  typed: string,
  { state, keepTaken }: { readonly state: Outcome; readonly keepTaken: KeepTaken },
): Promise<void> {
  const stay = await inTurn(staff, typed)
  const last = (await blocksOfStay(staff.tx, stay.id)).find((block) => shownState(block) === 'unknown')
  if (!last) throw new Problem('notFound', 'of no deposit is anything unknown')
  if ((state === 'taken') !== (last.taken !== undefined) && state !== 'held')
    throw new Problem('badInput', 'nobody asked for this')
  await changeDeposit(staff.tx, last.id, { state })
  if (state === 'taken') await keepTaken(staff, last, undefined)
  await recordAudit(staff, { action: 'depositSettled', subject: stay.reference, details: { outcome: state } })
}
