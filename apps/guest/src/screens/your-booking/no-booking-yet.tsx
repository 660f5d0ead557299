import { Button } from '@foyer/web/parts/button.tsx'
import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { Waiting } from '@foyer/web/parts/waiting.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { openHelp } from '../../frame/help/help.ts'
import { useSite } from '../../site/site-context.tsx'

interface NoBookingYetProps {
  failed: boolean
  onRetry: () => unknown
  onBack: () => void
}

/** After a reload the server is asked what this visit has found. */
export function NoBookingYet({ failed, onRetry, onBack }: NoBookingYetProps) {
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
      {!failed && (
        <Waiting
          shape={<Skeleton lines={['medium', 'card', 'card']} />}
          words={text('loading')}
          person={{
            text: label('waiting.person'),
            action: <Button onPress={() => openHelp('reception')}>{label('tools.reception')}</Button>,
          }}
        />
      )}
    </GuestFrame>
  )
}
