import type { StayPayment } from '@foyer/contract/staff/money.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { payWallets } from '@foyer/domain/payment/pay-wallet.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import type { WordingKey } from '../../wordings/wording-key.ts'
import type { PaymentQuestion } from './payment-question-dialog.tsx'
import styles from './stay-money.module.css'
import { StayRefund } from './stay-refund.tsx'
import type { useStayMoney } from './use-stay-money.ts'

const marks: Readonly<Record<StayPayment['state'], Mark>> = {
  created: 'notYet',
  sent: 'now',
  unknown: 'needsPerson',
  captured: 'done',
  refused: 'failed',
  voided: 'notAsked',
  refunded: 'notAsked',
}

/** A refund that is prepared because the guests do not come, or have left, and paid more than that costs. */
function RefundDue({ due, most, cause }: { readonly due: Money; readonly most: Money; readonly cause: DueCause }) {
  const { say, money } = useTexts()
  return (
    <p className={styles['due']}>
      <StateLabel mark="needsPerson">{say(refundDueKeys[cause], { amount: money(due) })}</StateLabel>
      {most.minor < due.minor && <span className={words['note']}>{say('money.refundDue.beyond')}</span>}
    </p>
  )
}

type DueCause = NonNullable<StayPayment['refundDueFor']>

const refundDueKeys: Readonly<Record<DueCause, WordingKey>> = {
  paidAfterCancel: 'money.refundDue',
  cancelled: 'money.refundDue.cancelled',
  noShow: 'money.refundDue.noShow',
  departed: 'money.refundDue.departed',
}

interface PaymentProps {
  readonly payment: StayPayment
  readonly acts: ReturnType<typeof useStayMoney>
  readonly mayTake: boolean
  readonly onAsk: (question: PaymentQuestion) => void
}

/** One payment: amount, state, actions and refunds. */
export function Payment({ payment, acts, mayTake, onAsk }: PaymentProps) {
  const { say, money, moment } = useTexts()
  const now = useNow()
  return (
    <li>
      <p>
        {say(`payWay.${payment.way}`)} <b>{money(payment.amount)}</b>
        <span className={words['note']}>
          {[
            payment.payWallet && payWallets[payment.payWallet],
            payment.card,
            payment.number,
            payment.by,
            moment(payment.at, now),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <StateLabel mark={marks[payment.state]}>{say(`money.state.${payment.state}`)}</StateLabel>
      {payment.refundDue && (
        <RefundDue
          due={payment.refundDue}
          most={payment.mostRefund}
          cause={payment.refundDueFor ?? 'paidAfterCancel'}
        />
      )}
      <span className={styles['acts']}>
        {isOpen(payment.state) && mayTake && (
          <Button busy={acts.isAsking} onClick={() => acts.ask(payment.id)}>
            {say('money.ask')}
          </Button>
        )}
        {payment.mayVoid && <Button onClick={() => onAsk({ what: 'void', payment })}>{say('money.void')}</Button>}
        {payment.mostRefund.minor > 0 && (
          <Button onClick={() => onAsk({ what: 'refund', payment })}>{say('money.refund')}</Button>
        )}
      </span>
      {payment.refunds.map((refund) => (
        <StayRefund
          key={refund.id}
          payment={payment}
          refund={refund}
          acts={acts}
          onByHand={() => onAsk({ what: 'byHand', payment, refund })}
        />
      ))}
    </li>
  )
}
