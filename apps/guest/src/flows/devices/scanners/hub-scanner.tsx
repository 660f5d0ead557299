import Cable from 'lucide-react/icons/cable'
import ScanLine from 'lucide-react/icons/scan-line'
import type { ReactNode } from 'react'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { GuestWaiting } from '../../../frame/guest-waiting.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import { ReaderFrame } from './reader-frame.tsx'
import type { ScannerProps } from './scanner.ts'
import { type ReaderState, useHubScanner } from './use-hub-scanner.ts'

/** The guest holds the document to a reader connected to the device hub. */
export function HubScanner(props: ScannerProps) {
  const { label } = useSite()
  const state = useHubScanner(props)
  const text = label.on('scan')
  const says: Record<ReaderState, ReactNode> = {
    waking: <GuestWaiting words={text('waking')} />,
    reading: (
      <Notice announced icon={<ScanLine />}>
        {text('reading')}
      </Notice>
    ),
    noDocument: (
      <Notice announced kind="warning" icon={<ScanLine />}>
        {text('noDocument')}
      </Notice>
    ),
    readerAway: (
      <Notice announced kind="warning" icon={<Cable />}>
        {text('readerAway')}
        <RaiseAlert reason="readerAway" />
      </Notice>
    ),
    hubAway: (
      <Notice announced kind="warning" icon={<Cable />}>
        {text('hubAway')}
        <RaiseAlert reason="hubAway" />
      </Notice>
    ),
  }
  return <ReaderFrame {...props}>{says[state]}</ReaderFrame>
}
