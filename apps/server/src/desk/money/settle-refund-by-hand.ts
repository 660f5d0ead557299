import { isOpenRefund, staffMaySay } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { inTurn, paymentOf } from './desk-payments.ts'
import { holdRefund } from './money.store.ts'
import type { SettleRefund } from './settle-refund.ts'

interface Said {
  readonly refundId: string
  readonly outcome: 'done' | 'refused'
}

/** Records how a refund ended, as staff found in the provider's or the terminal's own list. */
export async function settleRefundByHand(
  staff: Staff,
  typed: string,
  { refundId, outcome }: Said,
  settle: SettleRefund,
): Promise<void> {
  const stay = await inTurn(staff, typed)
  const refund = await holdRefund(staff.tx, refundId)
  if (!refund) throw new Problem('notFound')
  await paymentOf(staff, stay, refund.paymentId)
  // The outcome is already recorded.
  if (!isOpenRefund(refund.state)) return
  if (!staffMaySay(refund.state, outcome)) throw new Problem('refundRefused', 'nobody may say so of it now')
  const said = outcome === 'done' ? { state: outcome, reference: '' } : { state: outcome, problem: 'byStaff' }
  await settle(staff, { refundId: refund.id, reference: stay.reference }, said)
  await recordAudit(staff, { action: 'refundSettled', subject: stay.reference, details: { outcome } })
}
