import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { GuestWaiting } from '../../frame/guest-waiting.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useFastCheckIn } from './use-fast-check-in.ts'

const FillIn = lazyPart(async () => (await import('./fill-in.tsx')).FillIn)

/** Lets a signed-in guest check in with the account's data instead of typing it. */
export function FastCheckInScreen() {
  const { label } = useSite()
  const fast = useFastCheckIn()
  const text = label.on('fast-check-in')
  // Prefetched while the account is loading.
  useEffect(() => void FillIn.preload(), [])
  const coming = (
    <GuestFrame question={text('title')} picture={<ConfiguredPicture name="guests" />} onBack={fast.back}>
      {!fast.failed && <GuestWaiting shape={<Skeleton lines={['medium', 'card', 'card']} />} words={text('loading')} />}
    </GuestFrame>
  )
  return (
    <Suspense fallback={coming}>
      {fast.profile ? <FillIn profile={fast.profile} onBack={fast.back} /> : coming}
    </Suspense>
  )
}
