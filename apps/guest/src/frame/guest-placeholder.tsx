import { Skeleton } from '../parts/skeleton.tsx'
import { useSite } from '../site/site-context.tsx'
import { ConfiguredPicture } from './configured-picture.tsx'
import { GuestFrame } from './guest-frame.tsx'
import { GuestWaiting } from './guest-waiting.tsx'

/** The guest's screen while the guest, or their current step, is loading. */
export function GuestPlaceholder({ onBack }: { onBack: () => void }) {
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
