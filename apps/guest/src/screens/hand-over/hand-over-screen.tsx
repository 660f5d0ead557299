import ArrowRight from 'lucide-react/icons/arrow-right'
import Check from 'lucide-react/icons/check'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { RaiseAlert } from '../../alert/raise-alert.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useHandOverScreen } from './use-hand-over-screen.ts'

/**
 * On the phone, continues the journey. On the original screen, confirms the handover and shows
 * nothing of the guest.
 */
export function HandOverScreen() {
  const { label } = useSite()
  const text = label.on('hand-over')
  const { stage, canUndo, busy, notMine, done, search } = useHandOverScreen()
  if (stage === 'taking') {
    return (
      <GuestFrame question={text('taking')}>
        <GuestWaiting shape={<Skeleton lines={['card', 'medium']} />} words={text('taking')} />
      </GuestFrame>
    )
  }
  const secondary = {
    ended: undefined,
    given: canUndo && (
      <Button icon={<ShieldAlert />} busy={busy} onPress={notMine}>
        {text('notMine')}
      </Button>
    ),
    undone: <ReceptionButton>{label('show-error.person')}</ReceptionButton>,
  }[stage]
  return (
    <GuestFrame
      question={text(stage)}
      hint={text(`${stage}.hint`)}
      picture={<ConfiguredPicture name={stage === 'given' ? 'code' : 'search'} />}
      pictureOnPhone="tall"
      secondary={secondary}
      primary={
        stage === 'given' ? (
          <Button kind="primary" icon={<Check />} onPress={done}>
            {text('given.done')}
          </Button>
        ) : (
          <Button kind="primary" iconEnd={<ArrowRight data-turns />} onPress={search}>
            {text('ended.search')}
          </Button>
        )
      }
    >
      {stage === 'undone' && <RaiseAlert reason="openElsewhere" />}
    </GuestFrame>
  )
}
