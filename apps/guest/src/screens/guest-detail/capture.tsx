import type { Guest } from '@foyer/domain/guest/guest.ts'
import { lazyPart } from '@foyer/web/lazy/lazy-part.tsx'
import { Suspense, useEffect } from 'react'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { GuestPlaceholder } from '../../frame/guest-placeholder.tsx'
import { useCapture } from './use-capture.ts'

const Brought = lazyPart(async () => (await import('./scan/passed-document-reader.tsx')).PassedDocumentReader)
const ScanStep = lazyPart(async () => (await import('./scan/scan-step.tsx')).ScanStep)
const HiddenGuest = lazyPart(async () => (await import('../../flows/pre-checkin/hidden-guest.tsx')).HiddenGuest)
const GuestForm = lazyPart(async () => (await import('./guest-form.tsx')).GuestForm)
const FaceStep = lazyPart(async () => (await import('./face/captured-face.tsx')).CapturedFace)

// Prefetching this screen prefetches its forms too.
GuestForm.preload()

/** Captures one guest, one step at a time. */
export function Capture({ guest, party }: { guest: Guest; party: CurrentParty }) {
  const capture = useCapture(guest, party)
  const { draft, scan, flow } = capture
  const { canScan } = scan
  const { step, faceOffered } = flow
  // Prefetches the other steps while the guest is at one.
  useEffect(() => {
    if (canScan) ScanStep.preload()
    if (faceOffered) FaceStep.preload()
  }, [canScan, faceOffered])
  const opening = <GuestPlaceholder onBack={flow.back} />
  return (
    <Suspense fallback={opening}>
      {scan.isBrought ? (
        <Brought capture={capture}>{opening}</Brought>
      ) : draft.isHidden ? (
        <HiddenGuest guest={guest} onKeep={flow.toList} onStartOver={draft.startOver} />
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
