import { channels } from '@foyer/domain/mode/channels.ts'
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Countdown } from '../../parts/countdown.tsx'
import { useSite } from '../../site/site-context.tsx'
import { readGivenHandOver } from '../hand-over/given-hand-over.ts'
import css from './open-elsewhere.module.css'
import { useElsewhere } from './use-elsewhere.ts'

interface OpenElsewhereProps {
  readonly reference: string
  readonly onHere: () => unknown
  readonly onBack: () => unknown
}

/**
 * The same booking on two screens: shows where it is
 * open, and a way to continue here without losing data.
 */
export function OpenElsewhere({ reference, onHere, onBack }: OpenElsewhereProps) {
  const { label } = useSite()
  const text = label.on('elsewhere')
  const { channel = 'kiosk', by, seconds, of, continueHere, busy } = useElsewhere({ reference, onHere })
  if (by !== undefined) return <TakenOver by={by} onBack={onBack} />
  const minutes = seconds === undefined ? undefined : Math.ceil(seconds / 60)
  const where = readGivenHandOver() ? 'given' : channels[channel].keepsStayCard ? 'phone' : 'screen'
  return (
    <GuestFrame
      question={text('question')}
      hint={text(`hint.${where}`)}
      picture={<ConfiguredPicture name="elsewhere" />}
      pictureOnPhone="tall"
      onBack={onBack}
      secondary={<ReceptionButton>{label('show-error.person')}</ReceptionButton>}
      primary={
        <Button kind="primary" busy={busy} icon={<MonitorSmartphone />} onPress={continueHere}>
          {text('continueHere')}
        </Button>
      }
    >
      <div className={css['elsewhere']}>
        {seconds !== undefined && minutes !== undefined && (
          <Countdown seconds={seconds} of={of} label={text('left', { minutes })} />
        )}
        <ul>
          <li>{text('keeps')}</li>
          {minutes !== undefined && <li>{text('free', { minutes })}</li>}
        </ul>
      </div>
      {/* Not before it is known that reception itself has not taken over. */}
      {where !== 'given' && seconds !== undefined && <RaiseAlert reason="openElsewhere" />}
    </GuestFrame>
  )
}

/**
 * Reception has taken over: shows by whom and what happens
 * now. Once returned, this screen continues automatically.
 */
function TakenOver({ by, onBack }: { by: string; onBack: () => unknown }) {
  const { label } = useSite()
  const text = label.on('elsewhere')
  return (
    <GuestFrame
      question={text('desk.question', { name: by })}
      hint={text('desk.hint')}
      picture={<ConfiguredPicture name="elsewhere" />}
      pictureOnPhone="tall"
      onBack={onBack}
      primary={<ReceptionButton kind="primary">{label('show-error.person')}</ReceptionButton>}
    >
      <div className={css['elsewhere']}>
        <ul>
          <li>{text('desk.keeps')}</li>
          <li>{text('desk.goesOn')}</li>
        </ul>
      </div>
    </GuestFrame>
  )
}
