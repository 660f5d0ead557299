import { canRefundBecome, isPossibleDuplicate, type RefundState } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { lockPayment } from '../../money/payment/payment.store.ts'
import { settleUnknownMoney } from '../../money/payment/unknown-money.store.ts'
import { listRefunds, lockRefund, updateRefund } from './money.store.ts'
import type { HotelContext, PostRefund } from './post-refund.ts'

export type RefundOutcome =
  | { readonly state: 'done'; readonly reference: string }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'unknown' }

export type SettleRefund = (
  at: HotelContext,
  refund: { readonly refundId: string; readonly reference: string },
  outcome: RefundOutcome,
) => Promise<RefundState>

/**
 * Records the outcome of a refund in a separate transaction and returns its state. A second outcome
 * changes nothing.
 */
export function createSettleRefund(give: PostRefund): SettleRefund {
  return async (at, { refundId, reference }, outcome) => {
    const refund = await lockRefund(at.tx, refundId)
    if (!refund) throw new Problem('notFound')
    if (!canRefundBecome(refund.state, outcome.state)) return refund.state
    const payment = await lockPayment(at.tx, { id: refund.paymentId })
    if (!payment) throw new Problem('notFound')
    const stay = { id: payment.reservationId, reference }
    const alert = { kind: 'paymentUnknown', reservationId: stay.id, reference, money: 'unknown' } as const
    if (outcome.state === 'done') {
      const isTooMuch = payment.refunded.minor + refund.minor > payment.amount.minor
      const isLate = refund.state === 'refused' && isPossibleDuplicate(refund, await listRefunds(at.tx, stay.id))
      // It was considered refused and has been refunded in another way since: staff have to check
      // it.
      if (isTooMuch || isLate)
        await openAlert(at.tx, at.hotel.id, { ...alert, kind: 'refundLate', money: 'charged', refundId })
      if (isTooMuch) return refund.state
    }
    await updateRefund(
      at.tx,
      refundId,
      outcome.state,
      outcome.state === 'done' ? outcome.reference : null,
      outcome.state === 'refused' ? outcome.problem : null,
    )
    if (outcome.state === 'unknown') {
      await openAlert(at.tx, at.hotel.id, alert)
      return 'unknown'
    }
    if (outcome.state === 'done') await give(at, stay, { payment, refund })
    await settleUnknownMoney(at.tx, stay.id)
    await settleAlert(at.tx, 'refundWaiting', refundId)
    return outcome.state
  }
}
