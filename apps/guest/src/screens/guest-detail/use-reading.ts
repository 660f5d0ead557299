import { findDocumentOwner } from '@foyer/domain/document/document-owner.ts'
import { toScanOutcome, withOtherSide } from '@foyer/domain/document/scan-outcome.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import type { Reading } from '@foyer/vision/reading.ts'
import { findDocumentError } from '../../flows/document/find-document-error.ts'
import { consumePassedDocument } from '../../flows/document/passed-document.ts'
import { type Decoded, useDecode } from '../../flows/document/use-decode.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import type { Capture } from './use-capture.ts'
import { useFillFromDocument } from './use-fill-from-document.ts'
import { type SideFindings, useOtherGuestDocument } from './use-other-guest-document.ts'
import { useScanOutcome } from './use-scan-outcome.ts'
import { useScanPicture } from './use-scan-picture.ts'
import { useSingleReading } from './use-single-reading.ts'

const withFace = { hasDocumentFace: true }

/** Handles a document that was read: it fills the form or counts as a failed attempt. */
export function useReading(capture: Capture) {
  const { guest, party, scan, flow } = capture
  const { site } = useSite()
  const { place } = useJourney()
  const outcomeIs = useScanOutcome(scan)
  const decode = useDecode()
  const take = useFillFromDocument(capture)
  const lookAt = useScanPicture()
  const { busy, run } = useSingleReading(party.reservation.reference)
  const { strange, found } = useOtherGuestDocument((document, seen) => void run(() => takeWhole(document, seen)))
  const { note } = scan
  const { required: faceRequired } = site.policies.face
  const { otherSide, documentFace } = scan.left

  async function settle(decoded: Decoded, seen: SideFindings = {}): Promise<void> {
    const refusal = findDocumentError(decoded, guest, party.guests)
    note({ fault: refusal?.fault, message: refusal?.error })
    if (refusal) outcomeIs({ found: 'nothing' }, refusal.error)
    else if ('document' in decoded) {
      const owner = findDocumentOwner(decoded.document, guest, party.listed)
      if (owner) found({ owner, document: decoded.document, seen })
      else await takeWhole(decoded.document, seen)
    }
  }

  /** Takes a document that was read; if a card's face wasn't seen, requests the other side. */
  async function takeWhole(document: ScannedDocument, seen: SideFindings): Promise<void> {
    const { unsure = [], isFaceMissing = false } = seen
    const outcome = toScanOutcome({ hasMrz: true, hasFace: !isFaceMissing, documentType: document.documentType })
    if (!outcome.isCard) return take(document, seen)
    note({ otherSide: { document, unsure } })
    outcomeIs(outcome)
  }

  async function onText(text: string): Promise<void> {
    await run(async () => settle(await decode(text)))
  }

  async function onReading({ lines, doubts }: Reading, portrait?: Blob): Promise<void> {
    await run(async () => {
      if (portrait) note({ documentFace: portrait })
      const face = (portrait ?? documentFace) ? { face: withFace } : { isFaceMissing: true }
      await settle(await decode(lines.join('\n')), { unsure: doubts, ...face })
    })
  }

  /** A face without an MRZ is the front of a card, so the back is requested. */
  async function onNothing(portrait?: Blob): Promise<void> {
    await run(async () => {
      if (portrait) note({ documentFace: portrait })
      if (portrait && otherSide) await take(otherSide.document, { unsure: otherSide.unsure, face: withFace })
      else if (outcomeIs({ found: portrait ? 'faceOnly' : 'nothing' }) === 'edit') flow.type()
    })
  }

  async function onPicture(taken: Blob): Promise<void> {
    await run(async () => {
      const shown = await lookAt(taken)
      const document = shown.document ?? otherSide?.document
      if (shown.faceCaptured) note({ documentFace: taken })
      if (shown.document) note({ otherSide: { document: shown.document, unsure: [] } })
      const outcome = withOtherSide(shown.outcome, {
        hasMrz: otherSide !== undefined,
        hasFace: documentFace !== undefined,
      })
      if (outcome.found === 'mrzAndFace' && document) {
        return settle({ document }, { face: withFace })
      }
      if (outcomeIs(outcome) === 'edit') flow.type()
    })
  }

  async function readBrought(): Promise<void> {
    const { code, guestIndex, mrz } = place.params
    const handed = consumePassedDocument({ code, guestIndex })
    if (handed && 'document' in handed) await run(() => take(handed.document))
    else if (handed) note({ fault: handed.fault, message: handed.error })
    else if (mrz) {
      scan.hideMrz()
      await onText(mrz)
    }
  }

  return {
    busy,
    onText,
    onReading,
    onNothing,
    onPicture,
    readBrought,
    /** For a guest who has shown the MRZ of a card but can't show its photo. */
    goOnWithout:
      otherSide && scan.wanted === 'photo' && !faceRequired
        ? () => void run(() => take(otherSide.document, otherSide))
        : undefined,
    strange,
  }
}
