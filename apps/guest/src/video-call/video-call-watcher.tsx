import { Suspense } from 'react'
import { late } from '../frame/late.tsx'
import { closeVideoCall, useIsCalling } from './open-call.ts'

const Dialog = late(async () => (await import('./video-call-dialog.tsx')).VideoCallDialog)

/** Beside every screen: a call goes on while the guest is shown something else. */
export function VideoCallWatcher() {
  const isCalling = useIsCalling()
  return <Suspense>{isCalling && <Dialog onClose={closeVideoCall} />}</Suspense>
}
