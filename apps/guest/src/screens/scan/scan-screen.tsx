import Check from 'lucide-react/icons/check'
import ScanLine from 'lucide-react/icons/scan-line'
import { Suspense } from 'react'
import { scanners } from '../../flows/devices/scanners/scanner.ts'
import { ConfiguredPicture } from '../../frame/configured-picture.tsx'
import { GuestFrame } from '../../frame/guest-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Notice } from '../../parts/notice.tsx'
import { useSite } from '../../site/site-context.tsx'
import { ReadLines } from './read-lines.tsx'
import { useScan } from './use-scan.ts'

const nothing = () => {}

/** Tests this device's document reader, whatever its kind. */
export function ScanScreen() {
  const { label } = useSite()
  const scan = useScan()
  const text = label.on('scan')
  const frame = { question: text('question'), onBack: scan.back }
  if (scan.lines.length === 0) {
    const Scanner = scanners[scan.kind]
    return (
      <Suspense fallback={<GuestFrame {...frame} picture={<ConfiguredPicture name="scan" />} />}>
        <Scanner
          frame={frame}
          busy={scan.busy}
          onText={scan.onText}
          onReading={scan.onReading}
          onNothing={scan.onNothing}
          onPicture={scan.onPicture}
          onUnable={nothing}
        />
      </Suspense>
    )
  }
  return (
    <GuestFrame
      {...frame}
      picture={<ConfiguredPicture name="document" />}
      primary={
        <Button kind="primary" onPress={scan.again} icon={<ScanLine />}>
          {text('again')}
        </Button>
      }
    >
      <Notice announced kind="good" icon={<Check />}>
        {text('read')}
      </Notice>
      <ReadLines label={text('lines')} lines={scan.lines} />
    </GuestFrame>
  )
}
