import { Suspense } from 'react'
import { closeVideoCall, useIsCalling } from '../../alert/open-call.ts'
import { late } from '../../parts/late.tsx'

const Dialog = late(async () => (await import('./video-call-dialog.tsx')).VideoCallDialog)

/** Beside every screen: a call goes on while the guest is shown something else. */
export function VideoCallWatcher() {
  const isCalling = useIsCalling()
  return <Suspense>{isCalling && <Dialog onClose={closeVideoCall} />}</Suspense>
}
