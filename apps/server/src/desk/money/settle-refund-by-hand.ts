import { canStaffSetRefund, isOpenRefund } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { recordAudit } from '../../access/serve/staff-calls.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { lockPaymentOfStay, lockStay } from './desk-payments.ts'
import { lockRefund } from './money.store.ts'
import type { SettleRefund } from './settle-refund.ts'

interface HandSettlement {
  readonly refundId: string
  readonly outcome: 'done' | 'refused'
}

/** Records how a refund ended, as staff found in the provider's or the terminal's own list. */
export async function settleRefundByHand(
  staff: Staff,
  typed: string,
  { refundId, outcome }: HandSettlement,
  settle: SettleRefund,
): Promise<void> {
  const stay = await lockStay(staff, typed)
  const refund = await lockRefund(staff.tx, refundId)
  if (!refund) throw new Problem('notFound')
  await lockPaymentOfStay(staff, stay, refund.paymentId)
  // The outcome is already recorded.
  if (!isOpenRefund(refund.state)) return
  if (!canStaffSetRefund(refund.state, outcome))
    throw new Problem('refundRefused', 'its outcome cannot be confirmed now')
  const said = outcome === 'done' ? { state: outcome, reference: '' } : { state: outcome, problem: 'byStaff' }
  await settle(staff, { refundId: refund.id, reference: stay.reference }, said)
  await recordAudit(staff, { action: 'refundSettled', subject: stay.reference, details: { outcome } })
}
