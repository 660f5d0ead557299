import type { Guest } from '@foyer/domain/guest/guest.ts'
import { lazy, Suspense } from 'react'
import type { PartyAtHand } from '../../journey/use-party.ts'
import { GuestForm } from './guest-form.tsx'
import { useCapture } from './use-capture.ts'
import { useFaceStep } from './use-face-step.ts'
import { useReading } from './use-reading.ts'

const ScanStep = lazy(async () => ({ default: (await import('./scan/scan-step.tsx')).ScanStep }))
const FaceStep = lazy(async () => ({ default: (await import('./face/face-step.tsx')).FaceStep }))

/** One guest, one step at a time. */
export function Capture({ guest, party }: { guest: Guest; party: PartyAtHand }) {
  const capture = useCapture(guest, party)
  const reading = useReading(capture)
  const onFace = useFaceStep(capture)
  const { step } = capture
  if (step === 'scan') {
    return (
      <Suspense>
        <ScanStep capture={capture} reading={reading} />
      </Suspense>
    )
  }
  if (step === 'face') {
    return (
      <Suspense>
        <FaceStep
          guest={guest}
          party={party}
          documentFace={reading.documentFace}
          onDone={onFace}
          onBack={capture.back}
        />
      </Suspense>
    )
  }
  return <GuestForm capture={capture} step={step} onScanAgain={reading.again} />
}
