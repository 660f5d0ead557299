import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { useSite } from '../../site/site-context.tsx'
import { Capture } from './capture.tsx'
import { useGuestDetail } from './use-guest-detail.ts'

export function GuestDetailScreen() {
  const { label } = useSite()
  const { party, guest, back } = useGuestDetail()
  if (party && guest) return <Capture key={guest.id} guest={guest} party={party} />
  return (
    <GuestFrame
      question={label('guest-detail.question.document.noName')}
      picture={<ConfiguredPicture name="document" />}
      onBack={back}
    >
      <GuestWaiting
        shape={<Skeleton lines={['short', 'card', 'short', 'card', 'short', 'card']} />}
        words={label('guest-detail.loading')}
      />
    </GuestFrame>
  )
}
