import { MAX_SCAN_ATTEMPTS } from '@foyer/domain/document/scan-outcome.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Keyboard from 'lucide-react/icons/keyboard'
import { Suspense } from 'react'
import { RaiseAlert } from '../../../alert/raise-alert.tsx'
import { scanners } from '../../../flows/devices/scanners/scanner.ts'
import { ConfiguredPicture } from '../../../frame/configured-picture.tsx'
import { GuestFrame } from '../../../frame/guest-frame.tsx'
import { Button } from '../../../parts/button.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { useSite } from '../../../site/site-context.tsx'
import type { Capture } from '../use-capture.ts'
import { useReading } from '../use-reading.ts'
import { OtherGuestDocument } from './other-guest-document.tsx'
import { useScanTexts } from './use-scan-texts.ts'

/** Scans the document; after the last attempt, or where allowed, the guest types it. */
export function ScanStep({ capture }: { capture: Capture }) {
  const { label } = useSite()
  const words = useScanTexts(capture)
  const reading = useReading(capture)
  const { guest, party, scan, flow } = capture
  const text = label.on('guest-detail')
  const total = party.listed.length
  const frame = {
    question: words.question,
    onBack: flow.back,
    progress: {
      detail: text('progress', { place: guest.index, total }),
      ...(total > 0 && { part: (guest.index - 0.95) / total }),
    },
  }
  const told = words.told && (
    <Notice announced kind="warning" icon={<CircleAlert />}>
      {words.told}
    </Notice>
  )
  if (scan.tries >= MAX_SCAN_ATTEMPTS) {
    return (
      <GuestFrame
        {...frame}
        hint={text('hint.scanOver')}
        picture={<ConfiguredPicture name="scan" />}
        primary={
          <Button kind="primary" iconEnd={<Keyboard />} onPress={flow.typeInstead}>
            {text('typeInstead')}
          </Button>
        }
      >
        {told}
        <RaiseAlert reason="documentNotRead" />
      </GuestFrame>
    )
  }
  const Scanner = scanners[scan.kind]
  const wayOut = reading.goOnWithout ? (
    <Button icon={<ArrowRight />} onPress={reading.goOnWithout}>
      {text('goOnWithoutPhoto')}
    </Button>
  ) : (
    scan.typingReason && (
      <Button icon={<Keyboard />} onPress={flow.typeInstead}>
        {text('typeInstead')}
      </Button>
    )
  )
  return (
    <Suspense fallback={<GuestFrame {...frame} picture={<ConfiguredPicture name="scan" />} />}>
      {reading.strange && <OtherGuestDocument strange={reading.strange} name={guest.firstName ?? ''} />}
      <Scanner
        frame={{
          ...frame,
          ...(wayOut && { secondary: wayOut }),
        }}
        notice={told}
        expectedSide={scan.wanted}
        busy={reading.busy || reading.strange !== undefined}
        onText={reading.onText}
        onReading={reading.onReading}
        onNothing={reading.onNothing}
        onPicture={reading.onPicture}
        onUnable={scan.cannotRead}
      />
    </Suspense>
  )
}
