import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense } from 'react'
import { closeVideoCall, useIsCalling } from '../../alert/video-call-state.ts'

const Dialog = lazyPart(async () => (await import('./video-call-dialog.tsx')).VideoCallDialog)

/** Mounted next to every screen, so that a call continues while the screen changes. */
export function VideoCallWatcher() {
  const isCalling = useIsCalling()
  return <Suspense>{isCalling && <Dialog onClose={closeVideoCall} />}</Suspense>
}
