import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'

/** Shown at check-out, which has no steps, while the screen with the bill is loading. */
export function CheckOutPlaceholder({ onBack }: { onBack: () => void }) {
  const { label } = useSite()
  const words = label('check-in-summary.loading')
  return (
    <GuestFrame offTheLine question={words} picture={<ConfiguredPicture name="bill" />} onBack={onBack}>
      <GuestWaiting shape={<Skeleton lines={['long', 'long', 'medium', 'card']} />} words={words} />
    </GuestFrame>
  )
}
