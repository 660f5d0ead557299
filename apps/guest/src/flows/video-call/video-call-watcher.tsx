import { Suspense } from 'react'
import { closeVideoCall, useIsCalling } from '../../alert/open-call.ts'
import { late } from '../../parts/late.tsx'

const Dialog = late(async () => (await import('./video-call-dialog.tsx')).VideoCallDialog)

/** Mounted next to every screen, so that a call continues while the screen changes. */
export function VideoCallWatcher() {
  const isCalling = useIsCalling()
  return <Suspense>{isCalling && <Dialog onClose={closeVideoCall} />}</Suspense>
}
