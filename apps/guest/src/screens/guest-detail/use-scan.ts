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
  /** What of it was hard to read. */
  readonly unsure: readonly Doubt[]
}

/** What a reading leaves for the steps after it, in memory only. */
interface Left {
  readonly askedToTurn: boolean
  /** The word for what was wrong with the last reading, where we have a sentence for it. */
  readonly fault?: string | undefined
  /** The decoder's own message, where we have none: what an address says is nobody's word. */
  readonly message?: string | undefined
  /** A face that is to be compared with the guest's own. */
  readonly documentFace?: Blob
  /** What was read on one side of a card whose other side is to come. */
  readonly otherSide?: ReadSide | undefined
}

const nothingLeft: Left = { askedToTurn: false }

/** Whether and how a document can be read here, and how it has gone so far. */
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
    /** Why the last reading was of no use: a message or a key. */
    error,
    /** Undefined where a document must be scanned. */
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
    /** A side of a card that has not been seen, when the other has. */
    wanted: wantedAfter(left),
    note: (changes: Partial<Left>) => setLeft((before) => ({ ...before, ...changes })),
    /** The address counts the tries, so that a reload and a scanner's own page count on. */
    fail: (why: string | undefined, failed: number) => say({ error: why, numTriesScanning: String(failed) }),
    /** A document has been read: the tries before it count no more. */
    succeed: () => say({}),
    restart() {
      setLeft(nothingLeft)
      say({})
    },
    /** A document came along, from another screen or with a link, and is read before anything is shown. */
    isBrought,
    broughtIsRead: () => setIsBrought(false),
    /** What a link brought from a document leaves the address before anything is done with it. */
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
