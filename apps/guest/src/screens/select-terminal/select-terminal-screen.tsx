import CircleCheck from 'lucide-react/icons/circle-check'
import CreditCard from 'lucide-react/icons/credit-card'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Notice } from '../../parts/notice.tsx'
import { PressCard, PressCardNote, PressCards } from '../../parts/press-card.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useSelectTerminal } from './use-select-terminal.ts'

export function SelectTerminalScreen() {
  const { label } = useSite()
  const { terminals, only, choose } = useSelectTerminal()
  const text = label.on('select-pos-terminal')
  return (
    <GuestFrame question={text('question')} hint={text('hint')} picture={<ConfiguredPicture name="terminal" />}>
      {!terminals && <GuestWaiting words={text('list')} />}
      {only && (
        <Notice kind="good" announced icon={<CircleCheck />}>
          {text('chosen', { name: only.name })}
        </Notice>
      )}
      {terminals && terminals.length > 0 && (
        <PressCards label={text('list')}>
          {terminals.map((terminal) => (
            <PressCard key={terminal.id} icon={<CreditCard />} name={terminal.name} onPress={() => choose(terminal)}>
              <PressCardNote>{[terminal.manufacturer, terminal.model].filter(Boolean).join(' · ')}</PressCardNote>
              {terminal.serialNumber && (
                <PressCardNote>{text('serial', { serial: terminal.serialNumber })}</PressCardNote>
              )}
            </PressCard>
          ))}
        </PressCards>
      )}
    </GuestFrame>
  )
}
