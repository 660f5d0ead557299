import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Shown before arrival while the stay or its screen is loading. */
export function SummaryPlaceholder({ onBack }: { onBack: () => void }) {
  const { label } = useSite()
  const words = label('check-in-summary.save.loading')
  return (
    <GuestFrame question={words} picture={<ConfiguredPicture name="guests" />} onBack={onBack}>
      <GuestWaiting shape={<Skeleton lines={['medium', 'card']} />} words={words} />
    </GuestFrame>
  )
}
