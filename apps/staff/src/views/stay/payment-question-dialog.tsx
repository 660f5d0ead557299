import type { StayPayment } from '@foyer/contract/staff/money.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { getManualRefundMethod } from '@foyer/domain/payment/refund.ts'
import { useTexts } from '../../wordings/texts-context.tsx'
import { ReasonDialog, RefundDialog } from './money-dialogs.tsx'
import type { useStayMoney } from './use-stay-money.ts'

/** Confirmation before a payment is voided or refunded; `byHand` replaces a refund that failed. */
export type PaymentQuestion =
  | { readonly what: 'void' | 'refund'; readonly payment: StayPayment }
  | { readonly what: 'byHand'; readonly payment: StayPayment; readonly refund: StayPayment['refunds'][number] }

interface PaymentQuestionDialogProps {
  readonly asking: PaymentQuestion
  readonly acts: ReturnType<typeof useStayMoney>
  /** Undefined for a cancelled stay, which owes nothing. */
  readonly credit: Money | undefined
  readonly onClose: () => void
}

export function PaymentQuestionDialog({ asking, acts, credit, onClose }: PaymentQuestionDialogProps) {
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
          most={asking.payment.mostRefund}
          by={asking.payment.refundBy}
          reason={asking.payment.refundDue && say('money.refundDue.reason')}
          busy={acts.isRefunding}
          way={getManualRefundMethod(asking.payment.way)}
          onGive={(minor, reason, way) => acts.refund(asking.payment.id, { minor, reason, way }, onClose)}
          onClose={onClose}
        />
      )}
      {asking.what === 'byHand' && (
        <RefundDialog
          credit={credit}
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
