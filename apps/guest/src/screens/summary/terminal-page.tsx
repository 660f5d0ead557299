import { formatMoney, type Money } from '@foyer/domain/payment/money.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Clock from 'lucide-react/icons/clock'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import Nfc from 'lucide-react/icons/nfc'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { openHelp } from '../../frame/help/help.ts'
import { Button } from '../../parts/button.tsx'
import { MoneyLines } from '../../parts/money-lines.tsx'
import { Notice } from '../../parts/notice.tsx'
import { CardTypeChoice } from '../../payment/card-type-choice.tsx'
import { Terminal } from '../../pictures/terminal.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useTerminalPayment } from './use-terminal-payment.ts'

interface TerminalPageProps {
  readonly reference: string
  readonly amount: Money
  readonly mailing?: { readonly byEmail: boolean; readonly email?: string }
  readonly onPaid: () => void
  readonly onOver: () => void
}

type AtTerminal = ReturnType<typeof useTerminalPayment>

const words: Readonly<Record<AtTerminal['stage'] | 'asking', string>> = {
  cardType: 'terminal.cardType',
  starting: 'terminal.starting',
  present: 'terminal.present',
  asking: 'terminal.asking',
  looking: 'terminal.asking',
  wrongCard: 'terminal.wrongCard',
  printing: 'terminal.printing',
  unknown: 'pay.unknown',
}

/** Step 2 at a kiosk with a card terminal beside it. */
export function TerminalPage(paying: TerminalPageProps) {
  const { label, language } = useSite()
  const text = label.on('check-in-summary')
  const terminal = useTerminalPayment(paying)
  const { stage, isAsking } = terminal
  const shown = isAsking ? 'asking' : stage
  const amount = formatMoney(paying.amount, language)
  const isBusy = shown === 'starting' || shown === 'looking' || shown === 'asking' || shown === 'printing'
  return (
    <GuestFrame
      question={text(`${words[shown]}.question`, { amount })}
      hint={text(`${words[shown]}.hint`)}
      picture={<Terminal {...(shown === 'present' && { says: text('terminal.present.says'), amount })} />}
      {...((stage === 'cardType' || stage === 'wrongCard') && { onBack: paying.onOver })}
      primary={<Primary terminal={terminal} />}
      secondary={<Secondary terminal={terminal} onOver={paying.onOver} />}
    >
      <MoneyLines lines={[]} total={{ name: text('dueToday'), amount }} />
      {stage === 'cardType' && (
        <CardTypeChoice
          value={terminal.cardType.value}
          onChoose={terminal.cardType.choose}
          missing={terminal.cardType.missing}
          onGo={terminal.start}
          onClose={paying.onOver}
        />
      )}
      {shown === 'present' && (
        <Notice announced icon={<Nfc />}>
          {text('terminal.present.how')}
        </Notice>
      )}
      {stage === 'wrongCard' && (
        <Notice kind="warning" announced>
          {label('refusal.cardNotValid')}
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

function Primary({ terminal: { stage, start, again, askAgain } }: { terminal: AtTerminal }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  if (stage === 'cardType')
    return (
      <Button kind="primary" onPress={start} iconEnd={<ArrowRight data-turns />}>
        {label('card-type.go')}
      </Button>
    )
  if (stage === 'wrongCard')
    return (
      <Button kind="primary" onPress={again} icon={<RotateCcw />}>
        {text('terminal.again')}
      </Button>
    )
  if (stage !== 'unknown') return null
  return (
    <Button kind="primary" onPress={askAgain}>
      {text('pay.unknown.ask')}
    </Button>
  )
}

function Secondary({ terminal: { stage, giveUp }, onOver }: { terminal: AtTerminal; onOver: () => void }) {
  const { label } = useSite()
  const text = label.on('check-in-summary')
  if (stage === 'present') return <Button onPress={giveUp}>{text('terminal.giveUp')}</Button>
  if (stage === 'wrongCard') return <Button onPress={onOver}>{text('terminal.otherWay')}</Button>
  if (stage !== 'unknown') return null
  return (
    <Button icon={<ConciergeBell />} onPress={() => openHelp('reception')}>
      {label('tools.reception')}
    </Button>
  )
}
