import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Button } from '../../parts/button.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'

interface NoReservationYetProps {
  failed: boolean
  onRetry: () => unknown
  onBack: () => void
}

/** Shown after a reload while the server is queried for the visit's reservations. */
export function NoReservationYet({ failed, onRetry, onBack }: NoReservationYetProps) {
  const { label } = useSite()
  const text = label.on('your-booking')
  return (
    <GuestFrame
      question={failed ? text('notLoaded') : text('title')}
      picture={<ConfiguredPicture name="room" />}
      pictureFills
      onBack={onBack}
      {...(failed && {
        primary: (
          <Button kind="primary" onPress={onRetry}>
            {label('offline.retry')}
          </Button>
        ),
      })}
    >
      {!failed && <GuestWaiting shape={<Skeleton lines={['medium', 'card', 'card']} />} words={text('loading')} />}
    </GuestFrame>
  )
}
