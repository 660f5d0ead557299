import { formatMoney, type Money } from '@foyer/domain/basics/money.ts'
import type { CardType } from '@foyer/domain/payment/card-type.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import Nfc from 'lucide-react/icons/nfc'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { CardTypeChoice } from '../../flows/payment/card-type-choice.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { Notice } from '../../parts/notice.tsx'
import { Terminal } from '../../pictures/terminal.tsx'
import { useSite } from '../../site/site-context.tsx'

export interface TerminalPaymentProps {
  readonly reference: string
  readonly amount: Money
  readonly mailing?: { readonly byEmail: boolean; readonly email?: string }
  readonly onPaid: () => void
  readonly onOver: () => void
}

/**
 * `present`: the terminal waits for the card. `wrongCard` and `failed`: nothing was charged, so a
 * retry is safe.
 */
export type TerminalStage =
  | 'cardType'
  | 'starting'
  | 'present'
  | 'looking'
  | 'wrongCard'
  | 'failed'
  | 'printing'
  | 'unknown'

export interface TerminalPayment {
  readonly stage: TerminalStage
  /** True while the terminal is queried because its response was lost. */
  readonly isChecking: boolean
  /** The provider's message if it failed. */
  readonly error?: string | undefined
  /** Undefined if the terminal doesn't need to know. */
  readonly cardType?: {
    readonly value: CardType | undefined
    readonly choose: (type: CardType) => void
    readonly missing: boolean
    readonly start: () => void
  }
  again(): void
  recheck(): void
  cancel(): void
}

const stageKeys: Readonly<Record<TerminalStage | 'asking', string>> = {
  cardType: 'terminal.cardType',
  starting: 'terminal.starting',
  present: 'terminal.present',
  asking: 'terminal.asking',
  looking: 'terminal.asking',
  wrongCard: 'terminal.wrongCard',
  failed: 'terminal.failed',
  printing: 'terminal.printing',
  unknown: 'pay.unknown',
}

interface TerminalViewProps {
  readonly paying: TerminalPaymentProps
  readonly terminal: TerminalPayment
}

/** Step 2 at a kiosk with a card terminal, whichever system controls the terminal. */
export function TerminalView({ paying, terminal }: TerminalViewProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const { stage, isChecking, cardType } = terminal
  const mayTryAgain = stage === 'wrongCard' || stage === 'failed'
  const shown = isChecking ? 'asking' : stage
  const amount = formatMoney(paying.amount, language)
  const isBusy = shown === 'starting' || shown === 'looking' || shown === 'asking' || shown === 'printing'
  return (
    <GuestFrame
      question={text(`${stageKeys[shown]}.question`, { amount })}
      hint={text(`${stageKeys[shown]}.hint`)}
      picture={<Terminal {...(shown === 'present' && { says: text('terminal.present.says'), amount })} />}
      {...((stage === 'cardType' || mayTryAgain) && { onBack: paying.onOver })}
      primary={<Primary terminal={terminal} />}
      secondary={<Secondary terminal={terminal} onOver={paying.onOver} />}
    >
      <MoneyLines lines={[]} total={{ name: text('dueToday'), amount }} />
      {stage === 'cardType' && cardType && (
        <CardTypeChoice
          value={cardType.value}
          onChoose={cardType.choose}
          missing={cardType.missing}
          onGo={cardType.start}
          onClose={paying.onOver}
        />
      )}
      {shown === 'present' && (
        <Notice announced icon={<Nfc />}>
          {text('terminal.present.how')}
        </Notice>
      )}
      {mayTryAgain && (
        <Notice kind="warning" announced>
          {stage === 'wrongCard' ? label('refusal.cardNotValid') : (terminal.error ?? text('terminal.failed.unknown'))}
        </Notice>
      )}
      {isBusy && <GuestWaiting words={text('pay.looking.hint')} />}
      {stage === 'unknown' && (
        <Notice kind="warning" announced icon={<Clock />}>
          <RaiseAlert reason="paymentUnknown" />
          {text('terminal.asking.hint')}
        </Notice>
      )}
    </GuestFrame>
  )
}

function Primary({ terminal: { stage, cardType, again, recheck } }: { terminal: TerminalPayment }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  if (stage === 'cardType' && cardType)
    return (
      <Button kind="primary" onPress={cardType.start} iconEnd={<ArrowRight data-turns />}>
        {label('card-type.go')}
      </Button>
    )
  if (stage === 'wrongCard' || stage === 'failed')
    return (
      <Button kind="primary" onPress={again} icon={<RotateCcw />}>
        {text('terminal.again')}
      </Button>
    )
  if (stage !== 'unknown') return null
  return (
    <Button kind="primary" onPress={recheck}>
      {text('pay.unknown.ask')}
    </Button>
  )
}

function Secondary({ terminal: { stage, cancel }, onOver }: { terminal: TerminalPayment; onOver: () => void }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  if (stage === 'present') return <Button onPress={cancel}>{text('terminal.giveUp')}</Button>
  if (stage === 'wrongCard' || stage === 'failed') return <Button onPress={onOver}>{text('terminal.otherWay')}</Button>
  if (stage !== 'unknown') return null
  return <ReceptionButton />
}
