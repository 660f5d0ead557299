import type { StayPayment } from '@foyer/contract/staff/money.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { getManualRefundMethod } from '@foyer/domain/payment/refund.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import { type BilledPart, ReasonDialog, RefundDialog } from './money-dialogs.tsx'
import type { useStayMoney } from './use-stay-money.ts'

/** Confirmation before a payment is voided or refunded; `byHand` replaces a refund that failed. */
export type PaymentQuestion =
  | { readonly what: 'void' | 'refund'; readonly payment: StayPayment }
  | { readonly what: 'byHand'; readonly payment: StayPayment; readonly refund: StayPayment['refunds'][number] }

const dueReasons: Readonly<Record<NonNullable<StayPayment['refundDueFor']>, WordingKey>> = {
  paidAfterCancel: 'money.refundDue.reason',
  cancelled: 'money.refundDue.cancelled.reason',
  noShow: 'money.refundDue.noShow.reason',
  departed: 'money.refundDue.departed.reason',
}

/** The key of a due refund, so that two desks refund it once; another amount is another refund. */
const getDueKey = ({ refundDue, refundDueKey }: StayPayment, minor: number) =>
  minor === refundDue?.minor ? refundDueKey : undefined

interface PaymentQuestionDialogProps {
  readonly asking: PaymentQuestion
  readonly acts: ReturnType<typeof useStayMoney>
  /** Undefined for a cancelled stay without a fee, which owes nothing. */
  readonly credit: Money | undefined
  readonly bill: BilledPart
  readonly onClose: () => void
}

export function PaymentQuestionDialog({ asking, acts, credit, bill, onClose }: PaymentQuestionDialogProps) {
  const { say, money } = useTexts()
  return (
    <>
      {asking.what === 'void' && (
        <ReasonDialog
          title={say('money.void.sure', { amount: money(asking.payment.amount) })}
          does={say('money.void')}
          busy={acts.isVoiding}
          onConfirm={(reason) => acts.voidIt(asking.payment.id, reason, onClose)}
          onClose={onClose}
        />
      )}
      {asking.what === 'refund' && (
        <RefundDialog
          credit={credit}
          bill={bill}
          most={asking.payment.mostRefund}
          due={asking.payment.refundDue}
          by={asking.payment.refundBy}
          reason={asking.payment.refundDue && say(dueReasons[asking.payment.refundDueFor ?? 'paidAfterCancel'])}
          busy={acts.isRefunding}
          way={getManualRefundMethod(asking.payment.way)}
          onGive={(minor, reason, way) =>
            acts.refund(asking.payment.id, { minor, reason, way }, onClose, getDueKey(asking.payment, minor))
          }
          onClose={onClose}
        />
      )}
      {asking.what === 'byHand' && (
        <RefundDialog
          credit={credit}
          bill={bill}
          most={asking.refund.mostByHand}
          by="hand"
          way={getManualRefundMethod(asking.payment.way)}
          busy={acts.isRefunding}
          onGive={(minor, reason, way) =>
            acts.refund(asking.payment.id, { minor, reason, way, insteadOf: asking.refund.id }, onClose)
          }
          onClose={onClose}
        />
      )}
    </>
  )
}
