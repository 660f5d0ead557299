import { whyManualEntry } from '@foyer/domain/document/manual-entry.ts'
import type { ScannedDocument } from '@foyer/domain/document/scanned-document.ts'
import { scannerKind } from '@foyer/domain/document/scanner-kind.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import type { Doubt } from '@foyer/vision/reading.ts'
import { useState } from 'react'
import type { Wanted } from '../../flows/devices/reader/advice.ts'
import { isHandedOver } from '../../flows/document/handed-over.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'

export interface ReadSide {
  readonly document: ScannedDocument
  /** What was hard to read. */
  readonly unsure: readonly Doubt[]
}

/** What a reading leaves for the following steps, in memory only. */
interface Left {
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

const nothingLeft: Left = { askedToTurn: false }

/** Whether and how a document can be scanned here, and the state of the scan. */
export function useScan(guest: Guest) {
  const { site, readers } = useSite()
  const journey = useJourney()
  const { code, groupLocator, guestIndex, error, mrz, numTriesScanning, doFaceRecognitionFirst } = journey.place.params
  const [cannotRead, setCannotRead] = useState(false)
  const [left, setLeft] = useState(nothingLeft)
  const [isBrought, setIsBrought] = useState(() => mrz !== undefined || isHandedOver({ code, guestIndex }))

  const kind = scannerKind(site)
  const readerInstalled = kind !== 'picture' || readers.document
  const tries = wholeNumber(numTriesScanning)
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
    typingReason: whyManualEntry({
      demo: site.policies.demo.on,
      tries,
      allowed: site.policies.capture.manualEntry,
      cameraFailed: cannotRead,
      scanDeclined: guest.scanConsent === false,
      readerInstalled,
    }),
    cannotRead: () => setCannotRead(true),
    left,
    /** The side of a card that is still missing after the other was seen. */
    wanted: wantedAfter(left),
    note: (changes: Partial<Left>) => setLeft((before) => ({ ...before, ...changes })),
    /**
     * The address counts the attempts, so that a reload or a scanner's own page continues the
     * count.
     */
    fail: (why: string | undefined, failed: number) => say({ error: why, numTriesScanning: String(failed) }),
    /** Resets the attempts after a document was read. */
    succeed: () => say({}),
    restart() {
      setLeft(nothingLeft)
      say({})
    },
    /**
     * True if a document came from another screen or a link; it is read before anything is shown.
     */
    isBrought,
    broughtIsRead: () => setIsBrought(false),
    /** Removes a linked document's text from the address before it is processed. */
    hideMrz: () => say({ error, numTriesScanning, doFaceRecognitionFirst }),
  }
}

export type Scan = ReturnType<typeof useScan>

function wholeNumber(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
}

function wantedAfter({ otherSide, askedToTurn, documentFace }: Left): Wanted {
  if (otherSide && askedToTurn) return 'photo'
  return documentFace && !otherSide ? 'lines' : 'document'
}
