import { Skeleton } from '@foyer/web/parts/skeleton.tsx'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { useSite } from '../../site/site-context.tsx'
import { FillIn } from './fill-in.tsx'
import { useFastCheckIn } from './use-fast-check-in.ts'

/** For somebody who has signed in: what the account knows need not be typed. */
export function FastCheckInScreen() {
  const { label } = useSite()
  const fast = useFastCheckIn()
  const text = label.on('fast-check-in')
  if (fast.profile) return <FillIn profile={fast.profile} onBack={fast.back} />
  return (
    <GuestFrame question={text('title')} picture={<ConfiguredPicture name="guests" />} onBack={fast.back}>
      {!fast.failed && <GuestWaiting shape={<Skeleton lines={['medium', 'card', 'card']} />} words={text('loading')} />}
    </GuestFrame>
  )
}
