import IdCard from 'lucide-react/icons/id-card'
import UserCheck from 'lucide-react/icons/user-check'
import Video from 'lucide-react/icons/video'
import { useCanCall } from '../../alert/use-can-call.ts'
import { openVideoCall } from '../../alert/video-call-state.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { ReceptionButton } from '../../frame/help/reception-button.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useIdentityWait } from './use-identity-wait.ts'

/** Staff compare each adult with the document before there is a key: at the desk or by video. */
export function IdentityWait({ reference, onBack }: { reference: string; onBack: () => void }) {
  const { label } = useSite()
  const { names } = useIdentityWait(reference)
  const canCall = useCanCall()
  const text = label.on('identity-wait')
  return (
    <GuestFrame
      question={label('problem.identityUnseen.title')}
      hint={label('problem.identityUnseen.text')}
      picture={<ConfiguredPicture name="passport" />}
      onBack={onBack}
      secondary={<ReceptionButton />}
      {...(canCall && {
        primary: (
          <Button kind="primary" icon={<Video />} onPress={openVideoCall}>
            {text('call')}
          </Button>
        ),
      })}
    >
      <Notice icon={<IdCard />}>{text(canCall ? 'where' : 'where.desk')}</Notice>
      {names && <Notice icon={<UserCheck />}>{text('who', { names })}</Notice>}
      <p>{text('watching')}</p>
    </GuestFrame>
  )
}
