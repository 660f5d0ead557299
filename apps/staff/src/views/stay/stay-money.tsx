import type { StayPayment } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import type { Mark } from '@foyer/domain/staff/marks.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { StateWord } from '../../parts/state-word.tsx'
import { useSession } from '../../session/session-context.tsx'
import { useNow } from '../../session/use-now.ts'
import words from '../../theme/words.module.css'
import { useWords } from '../../wordings/words-context.tsx'
import { ReasonDialog, RefundDialog, TakePaymentDialog } from './money-dialogs.tsx'
import { StayHolder } from './stay-holder.tsx'
import styles from './stay-money.module.css'
import { useStayMoney } from './use-stay-money.ts'

const marks: Readonly<Record<StayPayment['state'], Mark>> = {
  created: 'notYet',
  sent: 'now',
  unknown: 'needsPerson',
  captured: 'done',
  refused: 'failed',
  voided: 'notAsked',
  refunded: 'notAsked',
}

const refundMarks = { created: 'notYet', sent: 'now', unknown: 'needsPerson', done: 'done', refused: 'failed' } as const

interface Asking {
  readonly what: 'void' | 'refund'
  readonly payment: StayPayment
}

interface StayMoneyProps {
  readonly stay: Stay
  /** Somebody pays at this moment. */
  readonly isTaking: boolean
  readonly onTaken: () => void
  readonly onChanged: () => void
}

/** Payments as the ledger has them, whom the invoice is made out to, and the bill once more. */
export function StayMoney({ stay, isTaking, onTaken, onChanged }: StayMoneyProps) {
  const { say, money: written, moment } = useWords()
  const { mayDo } = useSession()
  const now = useNow()
  const acts = useStayMoney(stay.reference, onChanged)
  const [asking, setAsking] = useState<Asking>()
  const close = () => setAsking(undefined)
  const { money } = acts
  if (!money) return null
  const mayTake = mayDo('takePayments') && stay.state !== 'cancelled'
  const { pending, payments, bill } = money
  return (
    <section>
      <h3>{say('money.title')}</h3>
      {payments.length === 0 && <p className={words['note']}>{say('money.none')}</p>}
      <ul className={styles['payments']}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <p>
              {say(`payWay.${payment.way}`)} <b>{written(payment.amount)}</b>
              <span className={words['note']}>
                {[payment.card, payment.number, payment.by, moment(payment.at, now)].filter(Boolean).join(' · ')}
              </span>
            </p>
            <StateWord mark={marks[payment.state]}>{say(`money.state.${payment.state}`)}</StateWord>
            <span className={styles['acts']}>
              {isOpen(payment.state) && mayTake && (
                <Button busy={acts.isAsking} onClick={() => acts.ask(payment.id)}>
                  {say('money.ask')}
                </Button>
              )}
              {payment.mayVoid && (
                <Button onClick={() => setAsking({ what: 'void', payment })}>{say('money.void')}</Button>
              )}
              {payment.mostRefund.minor > 0 && (
                <Button onClick={() => setAsking({ what: 'refund', payment })}>{say('money.refund')}</Button>
              )}
            </span>
            {payment.refunds.map((refund) => (
              <div key={refund.id} className={styles['refund']}>
                <p>
                  {say('money.refund.of', { amount: written(refund.amount) })}
                  <span className={words['note']}>
                    {[refund.reason, refund.by, moment(refund.at, now)].filter(Boolean).join(' · ')}
                  </span>
                </p>
                <StateWord mark={refundMarks[refund.state]}>{say(`money.refund.state.${refund.state}`)}</StateWord>
                {refund.why && (
                  <p className={words['note']}>
                    {say(refund.why === 'notSent' ? 'money.refund.why.notSent' : 'money.refund.why.refused')}
                  </p>
                )}
                {refund.state === 'created' && mayDo('refundPayments') && (
                  <span className={styles['acts']}>
                    <Button busy={acts.isSettling} onClick={() => acts.settle(refund.id, 'refused')}>
                      {say('money.refund.callOff')}
                    </Button>
                  </span>
                )}
                {refund.state === 'unknown' && mayDo('refundPayments') && (
                  <span className={styles['acts']}>
                    <Button busy={acts.isSettling} onClick={() => acts.settle(refund.id, 'done')}>
                      {say('money.refund.wasDone')}
                    </Button>
                    <Button busy={acts.isSettling} onClick={() => acts.settle(refund.id, 'refused')}>
                      {say('money.refund.wasNot')}
                    </Button>
                  </span>
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
      <p className={styles['foot']}>
        {mayDo('workOnStay') && (
          <Button busy={acts.isSending} onClick={acts.sendBill}>
            {say('money.bill.send')}
          </Button>
        )}
      </p>
      {bill.to && (
        <p className={words['note']}>{say(bill.sent ? 'money.bill.gone' : 'money.bill.waits', { to: bill.to })}</p>
      )}
      <StayHolder stay={stay} holder={money.holder} onChanged={acts.again} />
      {isTaking && (
        <TakePaymentDialog
          pending={pending}
          busy={acts.isTaking}
          onTake={(way, minor, number) => acts.take(way, minor, number, onTaken)}
          onClose={onTaken}
        />
      )}
      {asking?.what === 'void' && (
        <ReasonDialog
          title={say('money.void.sure', { amount: written(asking.payment.amount) })}
          does={say('money.void')}
          busy={acts.isVoiding}
          onConfirm={(reason) => acts.voidIt(asking.payment.id, reason, close)}
          onClose={close}
        />
      )}
      {asking?.what === 'refund' && (
        <RefundDialog
          most={asking.payment.mostRefund}
          by={asking.payment.refundBy}
          busy={acts.isRefunding}
          onGive={(minor, reason) => acts.refund(asking.payment.id, minor, reason, close)}
          onClose={close}
        />
      )}
    </section>
  )
}
