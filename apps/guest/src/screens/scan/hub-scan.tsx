import { Button } from '@foyer/web/parts/button.tsx'
import { Notice } from '@foyer/web/parts/notice.tsx'
import { Waiting } from '@foyer/web/parts/waiting.tsx'
import Cable from 'lucide-react/icons/cable'
import Check from 'lucide-react/icons/check'
import ScanLine from 'lucide-react/icons/scan-line'
import type { ReactNode } from 'react'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ReadLines } from './read-lines.tsx'
import { type ReaderState, useScan } from './use-scan.ts'

/** The document is held to a reader that stands beside the screen. */
export function HubScan() {
  const { label } = useSite()
  const scan = useScan()
  const text = label.on('scan')
  const says: Record<ReaderState, ReactNode> = {
    waking: <Waiting words={text('waking')} person={{ text: label('waiting.person') }} />,
    reading: (
      <Notice announced icon={<ScanLine />}>
        {text('reading')}
      </Notice>
    ),
    readerAway: (
      <Notice announced kind="warning" icon={<Cable />}>
        {text('readerAway')}
      </Notice>
    ),
    hubAway: (
      <Notice announced kind="warning" icon={<Cable />}>
        {text('hubAway')}
      </Notice>
    ),
    read: (
      <>
        <Notice announced kind="good" icon={<Check />}>
          {text('read')}
        </Notice>
        <ReadLines label={text('lines')} lines={scan.lines} />
      </>
    ),
  }
  return (
    <GuestFrame
      question={text('question')}
      hint={text('hint')}
      picture={<ConfiguredPicture name="document" />}
      onBack={scan.back}
      {...(scan.state === 'read' && {
        primary: (
          <Button kind="primary" onPress={scan.again} icon={<ScanLine />}>
            {text('again')}
          </Button>
        ),
      })}
    >
      {says[scan.state]}
    </GuestFrame>
  )
}
