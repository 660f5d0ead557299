import { manualEntryReason } from '@foyer/domain/document/manual-entry.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { getScannerKind } from '@foyer/domain/document/scanner-kind.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Doubt } from '@foyer/vision/reading.ts'
import { useState } from 'react'
import type { ExpectedSide } from '../../flows/devices/reader/advice.ts'
import { hasPassedDocument } from '../../flows/document/passed-document.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

export interface ReadSide {
  readonly document: ScannedDocument
  /** What was hard to read. */
  readonly unsure: readonly Doubt[]
}

/** What a reading leaves for the following steps, in memory only. */
interface ScanMemory {
  readonly askedToTurn: boolean
  /** Key of the last reading's problem, if we have a message for it. */
  readonly fault?: string | undefined
  /** The decoder's own message, if we have none. A message from the address is not trusted. */
  readonly message?: string | undefined
  /** The face to compare with the guest's. */
  readonly documentFace?: Blob
  /** What was read on one side of a card while the other side is still missing. */
  readonly otherSide?: ReadSide | undefined
}

const emptyScanMemory: ScanMemory = { askedToTurn: false }

/** Whether and how a document can be scanned here, and the state of the scan. */
export function useScan(guest: Guest) {
  const { site, readers } = useSite()
  const journey = useJourney()
  const { code, groupLocator, guestIndex, error, mrz, numTriesScanning, doFaceRecognitionFirst, step } =
    journey.place.params
  const [cannotRead, setCannotRead] = useState(false)
  const [left, setLeft] = useState(emptyScanMemory)
  const [isBrought, setIsBrought] = useState(() => mrz !== undefined || hasPassedDocument({ code, guestIndex }))

  const kind = getScannerKind(site)
  const readerInstalled = kind !== 'picture' || readers.document
  const tries = parseCount(numTriesScanning)
  const here = { code, groupLocator, guestIndex }
  const say = (params: Record<string, string | undefined>) =>
    journey.goTo(place('guest-detail', { ...here, ...params }), 'replace')

  return {
    kind,
    canScan: readerInstalled && guest.scanConsent !== false,
    tries,
    /** Why the last reading failed: a message or a key. */
    error,
    /** Undefined if the document must be scanned. */
    typingReason: manualEntryReason({
      demo: site.policies.demo.on,
      attempts: tries,
      allowed: site.policies.capture.manualEntry,
      cameraFailed: cannotRead,
      scanDeclined: guest.scanConsent === false,
      readerInstalled,
    }),
    cannotRead: () => setCannotRead(true),
    left,
    /** The side of a card that is still missing after the other was seen. */
    wanted: toExpectedSide(left),
    note: (changes: Partial<ScanMemory>) => setLeft((before) => ({ ...before, ...changes })),
    /**
     * The address counts the attempts, so that a reload or a scanner's own page continues the
     * count.
     */
    fail: (why: string | undefined, failed: number) => say({ error: why, numTriesScanning: String(failed), step }),
    /** Resets the attempts after a document was read, and opens the next step. */
    succeed: (next: string | undefined) => say({ step: next }),
    restart(next: string | undefined) {
      setLeft(emptyScanMemory)
      say({ step: next })
    },
    /**
     * True if a document came from another screen or a link; it is read before anything is shown.
     */
    isBrought,
    broughtIsRead: () => setIsBrought(false),
    /** Removes a linked document's text from the address before it is processed. */
    hideMrz: () => say({ error, numTriesScanning, doFaceRecognitionFirst, step }),
  }
}

export type Scan = ReturnType<typeof useScan>

function parseCount(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
}

function toExpectedSide({ otherSide, askedToTurn, documentFace }: ScanMemory): ExpectedSide {
  if (otherSide && askedToTurn) return 'photo'
  return documentFace && !otherSide ? 'lines' : 'document'
}
