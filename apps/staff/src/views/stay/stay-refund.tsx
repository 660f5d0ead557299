import type { StayPayment } from '@foyer/contract/staff/money.ts'
import { Button } from '../../parts/button.tsx'
import { StateLabel } from '../../parts/state-label.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import styles from './stay-money.module.css'
import type { useStayMoney } from './use-stay-money.ts'

const marks = { created: 'notYet', sent: 'now', unknown: 'needsPerson', done: 'done', refused: 'failed' } as const

interface StayRefundProps {
  readonly payment: StayPayment
  readonly refund: StayPayment['refunds'][number]
  readonly acts: ReturnType<typeof useStayMoney>
  readonly onByHand: () => void
}

/** One refund of a payment: its outcome, and what the desk can do if it failed. */
export function StayRefund({ payment, refund, acts, onByHand }: StayRefundProps) {
  const { say, money, moment } = useTexts()
  const { mayDo } = useSession()
  const now = useNow()
  const { id, amount, reason, state, why, replaced } = refund
  const mayRefund = mayDo('refundPayments')
  const mayTryAgain =
    state === 'refused' && !replaced && payment.refundBy === 'terminal' && payment.mostRefund.minor >= amount.minor
  return (
    <div className={styles['refund']}>
      <p>
        {say('money.refund.of', { amount: money(amount) })}
        <span className={words['note']}>
          {[refund.way && say(`payWay.${refund.way}`), reason, refund.by, moment(refund.at, now)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <StateLabel mark={replaced ? 'notAsked' : marks[state]}>
        {say(replaced ? 'money.refund.replaced' : `money.refund.state.${state}`)}
      </StateLabel>
      {why && !replaced && (
        <p className={words['note']}>
          {say(why === 'notSent' ? 'money.refund.why.notSent' : 'money.refund.why.refused')}
        </p>
      )}
      {mayRefund && (
        <span className={styles['acts']}>
          {state === 'created' && (
            <Button busy={acts.isSettling} onClick={() => acts.settle(id, 'refused')}>
              {say('money.refund.callOff')}
            </Button>
          )}
          {state === 'unknown' && (
            <>
              <Button busy={acts.isSettling} onClick={() => acts.settle(id, 'done')}>
                {say('money.refund.wasDone')}
              </Button>
              <Button busy={acts.isSettling} onClick={() => acts.settle(id, 'refused')}>
                {say('money.refund.wasNot')}
              </Button>
            </>
          )}
          {mayTryAgain && (
            <Button
              busy={acts.isRefunding}
              onClick={() => acts.refund(payment.id, { minor: amount.minor, reason }, () => {})}
            >
              {say('money.refund.again')}
            </Button>
          )}
          {refund.mostByHand.minor > 0 && <Button onClick={onByHand}>{say('money.refund.byHand')}</Button>}
        </span>
      )}
    </div>
  )
}
