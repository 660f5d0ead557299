import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Suspense, useEffect } from 'react'
import type { PartyAtHand } from '../../flows/party/use-party.ts'
import { OpeningGuest } from '../../frame/opening-guest.tsx'
import { late } from '../../parts/late.tsx'
import { useCapture } from './use-capture.ts'

const Brought = late(async () => (await import('./scan/brought.tsx')).Brought)
const ScanStep = late(async () => (await import('./scan/scan-step.tsx')).ScanStep)
const HiddenGuest = late(async () => (await import('../../flows/pre-checkin/hidden-guest.tsx')).HiddenGuest)
const GuestForm = late(async () => (await import('./guest-form.tsx')).GuestForm)
const FaceStep = late(async () => (await import('./face/captured-face.tsx')).CapturedFace)

// Prefetching this screen prefetches its forms too.
GuestForm.ahead()

/** Captures one guest, one step at a time. */
export function Capture({ guest, party }: { guest: Guest; party: PartyAtHand }) {
  const capture = useCapture(guest, party)
  const { draft, scan, way } = capture
  const { canScan } = scan
  const { step, faceOffered } = way
  // Prefetches the other steps while the guest is at one.
  useEffect(() => {
    if (canScan) ScanStep.ahead()
    if (faceOffered) FaceStep.ahead()
  }, [canScan, faceOffered])
  const opening = <OpeningGuest onBack={way.back} />
  return (
    <Suspense fallback={opening}>
      {scan.isBrought ? (
        <Brought capture={capture}>{opening}</Brought>
      ) : draft.isHidden ? (
        <HiddenGuest guest={guest} onKeep={way.toList} onAnew={draft.giveAnew} />
      ) : step === 'scan' ? (
        <ScanStep capture={capture} />
      ) : step === 'face' ? (
        <FaceStep capture={capture} />
      ) : (
        <GuestForm capture={capture} step={step} />
      )}
    </Suspense>
  )
}
