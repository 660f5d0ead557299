import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'

/** The guest's screen while the guest, or the step they are at, is being fetched. */
export function Opening({ onBack }: { onBack: () => void }) {
  const { label } = useSite()
  return (
    <GuestFrame
      question={label('guest-detail.question.document.noName')}
      picture={<ConfiguredPicture name="document" />}
      onBack={onBack}
    >
      <GuestWaiting
        shape={<Skeleton lines={['short', 'card', 'short', 'card', 'short', 'card']} />}
        words={label('guest-detail.loading')}
      />
    </GuestFrame>
  )
}
