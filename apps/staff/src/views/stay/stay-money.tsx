import type { StayPayment } from '@foyer/contract/staff/money.ts'
import type { Stay } from '@foyer/contract/staff/stay.ts'
import { isOpen } from '@foyer/domain/payment/payment.ts'
import { handWay } from '@foyer/domain/payment/refund.ts'
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
import { StayRefund } from './stay-refund.tsx'
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

type Asking =
  | { readonly what: 'void' | 'refund'; readonly payment: StayPayment }
  | { readonly what: 'byHand'; readonly payment: StayPayment; readonly refund: StayPayment['refunds'][number] }

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
  // Of a cancelled stay for which nobody paid there is nothing to send and nobody to make it out to.
  const hasBill = stay.state !== 'cancelled' || payments.length > 0
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
              <StayRefund
                key={refund.id}
                payment={payment}
                refund={refund}
                acts={acts}
                onByHand={() => setAsking({ what: 'byHand', payment, refund })}
              />
            ))}
          </li>
        ))}
      </ul>
      <p className={styles['foot']}>
        {hasBill && mayDo('workOnStay') && (
          <Button busy={acts.isSending} onClick={acts.sendBill}>
            {say('money.bill.send')}
          </Button>
        )}
      </p>
      {bill.to && (
        <p className={words['note']}>{say(bill.sent ? 'money.bill.gone' : 'money.bill.waits', { to: bill.to })}</p>
      )}
      {hasBill && <StayHolder stay={stay} holder={money.holder} onChanged={acts.again} />}
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
          way={handWay(asking.payment.way)}
          onGive={(minor, reason, way) => acts.refund(asking.payment.id, { minor, reason, way }, close)}
          onClose={close}
        />
      )}
      {asking?.what === 'byHand' && (
        <RefundDialog
          most={asking.refund.mostByHand}
          by="hand"
          way={handWay(asking.payment.way)}
          busy={acts.isRefunding}
          onGive={(minor, reason, way) =>
            acts.refund(asking.payment.id, { minor, reason, way, insteadOf: asking.refund.id }, close)
          }
          onClose={close}
        />
      )}
    </section>
  )
}
