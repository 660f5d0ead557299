import type { Stay } from '@foyer/contract/staff/stay.ts'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { useSession } from '../../session/session-context.tsx'
import words from '../../theme/words.module.css'
import { useTexts } from '../../wordings/texts-context.tsx'
import { TakePaymentDialog } from './money-dialogs.tsx'
import { type PaymentQuestion, PaymentQuestionDialog } from './payment-question-dialog.tsx'
import { SendBillDialog } from './send-bill-dialog.tsx'
import { StayHolder } from './stay-holder.tsx'
import styles from './stay-money.module.css'
import { Payment } from './stay-payment.tsx'
import { useStayMoney } from './use-stay-money.ts'

interface StayMoneyProps {
  readonly stay: Stay
  /** A payment is being taken. */
  readonly isTaking: boolean
  readonly onTaken: () => void
  readonly onChanged: () => void
}

/** Payments from the ledger, the holder of the invoice, and sending the bill again. */
export function StayMoney({ stay, isTaking, onTaken, onChanged }: StayMoneyProps) {
  const { say } = useTexts()
  const { mayDo, hotel } = useSession()
  const acts = useStayMoney(stay.reference, onChanged)
  const [asking, setAsking] = useState<PaymentQuestion>()
  /** The address for the bill is being typed. */
  const [isSending, setIsSending] = useState(false)
  const { money } = acts
  if (!money) return null
  const mayTake = mayDo('takePayments') && stay.state !== 'cancelled'
  const { pending, payments, bill } = money
  // A cancelled stay without payments and without a fee has no bill to send.
  const hasFee = pending.minor > 0 && !hotel.hasSystem
  const hasBill = stay.state !== 'cancelled' || payments.length > 0 || hasFee
  const lacksAddress = bill.asked && !bill.to
  return (
    <section>
      <h3>{say('money.title')}</h3>
      {payments.length === 0 && <p className={words['note']}>{say('money.none')}</p>}
      <ul className={styles['payments']}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} acts={acts} mayTake={mayTake} onAsk={setAsking} />
        ))}
      </ul>
      <p className={styles['foot']}>
        {hasBill && mayDo('workOnStay') && (
          <Button busy={acts.isSending} onClick={() => (lacksAddress ? setIsSending(true) : acts.sendBill())}>
            {say('money.bill.send')}
          </Button>
        )}
      </p>
      {bill.to && (
        <p className={words['note']}>{say(bill.sent ? 'money.bill.gone' : 'money.bill.waits', { to: bill.to })}</p>
      )}
      {lacksAddress && !bill.sent && <p className={words['note']}>{say('money.bill.asked')}</p>}
      {hasBill && <StayHolder stay={stay} holder={money.holder} onChanged={acts.again} />}
      {isTaking && (
        <TakePaymentDialog
          pending={pending}
          busy={acts.isTaking}
          onTake={(way, minor, number) => acts.take(way, minor, number, onTaken)}
          onClose={onTaken}
        />
      )}
      {isSending && (
        <SendBillDialog
          busy={acts.isSending}
          onSend={(email) => acts.sendBill(email, () => setIsSending(false))}
          onClose={() => setIsSending(false)}
        />
      )}
      {asking && (
        <PaymentQuestionDialog
          asking={asking}
          acts={acts}
          credit={stay.state === 'cancelled' && !money.fee ? undefined : money.credit}
          bill={stay.state === 'cancelled' ? 'fee' : 'charges'}
          onClose={() => setAsking(undefined)}
        />
      )}
    </section>
  )
}
