import { formatMoney } from '@foyer/domain/basics/money.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import css from './payment-page.module.css'
import { useCardForm } from './use-card-form.ts'
import { type PaymentProps, type PaymentStage, usePayment } from './use-payment.ts'

const stageKeys: Readonly<Record<PaymentStage, string>> = {
  starting: 'pay.looking',
  going: 'pay.going',
  frame: 'pay.frame',
  charging: 'pay.looking',
  looking: 'pay.looking',
  printing: 'terminal.printing',
  unknown: 'pay.unknown',
}

/** Step 2: the payment itself. */
export function PaymentPage(paying: PaymentProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const { stage, go, frame, chargeTyped, askAgain } = usePayment(paying)
  const cardForm = useCardForm((token) => void chargeTyped(token))
  const amount = formatMoney(paying.amount, language)
  const isAtGateway = stage === 'going' || stage === 'frame'
  return (
    <GuestFrame
      question={text(`${stageKeys[stage]}.question`, { amount })}
      {...(isAtGateway && { hint: text(`${stageKeys[stage]}.hint`) })}
      picture={<ConfiguredPicture name="bill" />}
      // A pending payment could succeed at any moment, so there is no back button.
      {...(isAtGateway && { onBack: paying.onOver })}
      {...(stage === 'unknown' && {
        secondary: <ReceptionButton />,
      })}
      primary={
        stage === 'going' ? (
          <Button kind="primary" onPress={go} iconEnd={<ArrowRight data-turns />}>
            {text('pay.going.now')}
          </Button>
        ) : (
          stage === 'unknown' && (
            <Button kind="primary" onPress={askAgain}>
              {text('pay.unknown.ask')}
            </Button>
          )
        )
      }
    >
      {stage === 'frame' && frame ? (
        <iframe
          ref={cardForm.ref}
          className={css['frame']}
          src={frame}
          title={text('pay.frame.title')}
          {...(cardForm.heightPx && { style: { blockSize: cardForm.heightPx } })}
        />
      ) : (
        <MoneyLines lines={[]} total={{ name: text('dueToday'), amount }} />
      )}
      {stage === 'going' && <Notice icon={<Lock />}>{text('pay.hint')}</Notice>}
      {(stage === 'starting' || stage === 'charging' || stage === 'looking') && (
        <GuestWaiting words={text('pay.looking.hint')} />
      )}
      {stage === 'printing' && <GuestWaiting words={text('terminal.printing.hint')} />}
      {stage === 'unknown' && (
        <Notice kind="warning" announced icon={<Clock />}>
          <RaiseAlert reason="paymentUnknown" />
          {text('pay.unknown.hint')}
        </Notice>
      )}
    </GuestFrame>
  )
}
