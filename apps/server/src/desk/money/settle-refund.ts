import { isPerhapsTwice, type RefundState, refundMayBecome } from '@foyer/domain/payment/refund.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { settleAlert } from '../../book/alert/alert.store.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import { holdPayment } from '../../money/payment/payment.store.ts'
import type { AtHotel, GiveRefund } from './give-refund.ts'
import { holdRefund, refundsOf, setRefund } from './money.store.ts'

export type RefundOutcome =
  | { readonly state: 'done'; readonly reference: string }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'unknown' }

export type SettleRefund = (
  at: AtHotel,
  refund: { readonly refundId: string; readonly reference: string },
  outcome: RefundOutcome,
) => Promise<RefundState>

/**
 * Records the outcome of a refund in a separate transaction and returns its state. A second outcome
 * changes nothing.
 */
export function refundSettler(give: GiveRefund): SettleRefund {
  return async (at, { refundId, reference }, outcome) => {
    const refund = await holdRefund(at.tx, refundId)
    if (!refund) throw new Problem('notFound')
    if (!refundMayBecome(refund.state, outcome.state)) return refund.state
    const payment = await holdPayment(at.tx, { id: refund.paymentId })
    if (!payment) throw new Problem('notFound')
    const stay = { id: payment.reservationId, reference }
    const alert = { kind: 'paymentUnknown', reservationId: stay.id, reference, money: 'unknown' } as const
    if (outcome.state === 'done') {
      const isTooMuch = payment.refunded.minor + refund.minor > payment.amount.minor
      const isLate = refund.state === 'refused' && isPerhapsTwice(refund, await refundsOf(at.tx, stay.id))
      // It was considered refused and has been refunded in another way since: staff have to check
      // it.
      if (isTooMuch || isLate)
        await openAlert(at.tx, at.hotel.id, { ...alert, kind: 'refundLate', money: 'charged', refundId })
      if (isTooMuch) return refund.state
    }
    await setRefund(
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
    await settleAlert(at.tx, 'paymentUnknown', stay.id)
    await settleAlert(at.tx, 'refundWaiting', refundId)
    return outcome.state
  }
}
