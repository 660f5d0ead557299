import { whyManualEntry } from '@foyer/domain/document/manual-entry.ts'
import { scannerKind } from '@foyer/domain/document/scanner-kind.ts'
import { isFaceOffered } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { whatIsMissing } from '@foyer/domain/guest/guest-completion.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import { isHandedOver } from '../../document/handed-over.ts'
import { useOpenedGuest } from '../../document/use-opened-guest.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import type { PartyAtHand } from '../../journey/use-party.ts'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { type CaptureStep, type FormStep, firstForm, opensAt, stepAfter, stepBefore } from './capture-steps.ts'
import { guestInHand } from './guest-in-hand.ts'
import { type Draft, useDraft } from './use-draft.ts'

/** What a reading leaves for the steps after it, in memory only. */
interface Read {
  readonly askedToTurn: boolean
  /** The word for what was wrong with the last reading, where we have a sentence for it. */
  readonly fault?: string | undefined
  /** A face that is to be compared with the guest's own. */
  readonly documentFace?: Blob
}

const nothingRead: Read = { askedToTurn: false }

/** One guest's way through the four steps, what is in hand of them meanwhile, and where the way leads out. */
export function useCapture(guest: Guest, party: PartyAtHand) {
  const { site, readers } = useSite()
  const journey = useJourney()
  const today = useToday()
  const { draft, write, forget } = useDraft(guest)
  const [cannotRead, setCannotRead] = useState(false)
  const [read, setRead] = useState(nothingRead)
  useOpenedGuest()

  const { code, groupLocator, guestIndex, error, mrz, numTriesScanning, doFaceRecognitionFirst } = journey.place.params
  const [isBrought, setIsBrought] = useState(() => mrz !== undefined || isHandedOver({ code, guestIndex }))
  const hand = guestInHand(guest, draft, { site, today })
  const forms = hand.steps.map(({ step }) => step)
  const kind = scannerKind(site)
  const readerInstalled = kind !== 'picture' || readers.document
  const mayEdit = !site.device.isFrontApp || party.booking.customerCanEdit
  const canScan = readerInstalled && mayEdit && guest.scanConsent !== false
  const tries = wholeNumber(numTriesScanning)
  const faceOffered = isFaceOffered(guest, site, readers)

  // Where it begins is decided once: what is saved on the way must not move the guest to another beginning.
  const [opened] = useState(() =>
    opensAt({
      forms,
      isFilled:
        !guest.veiled &&
        whatIsMissing(guest, { guests: party.guests, site, today }).every(({ what }) => what !== 'field'),
      isDocumentKnown: hand.known.documentNumber !== undefined,
      canScan,
      faceFirst: faceOffered && (site.policies.face.first || doFaceRecognitionFirst === 'true'),
    }),
  )
  const asked = draft.step ?? opened
  const isThere = asked === 'scan' ? canScan : asked === 'face' || forms.includes(asked)
  const step = isThere ? asked : firstForm(forms)

  const typingReason = whyManualEntry({
    demo: site.policies.demo.on,
    tries,
    allowed: site.policies.capture.manualEntry,
    cameraFailed: cannotRead,
    scanDeclined: guest.scanConsent === false,
    readerInstalled,
  })

  const here = { code, groupLocator, guestIndex }
  const go = (next: CaptureStep, changes: Partial<Draft> = {}) => write({ ...draft, ...changes, step: next })

  return {
    guest,
    party,
    draft,
    write,
    forget,
    hand,
    step,
    forms,
    kind,
    tries,
    canScan,
    faceOffered,
    /** Why the last reading was of no use: a message or a key. */
    error,
    /** Undefined where a document must be scanned. */
    typingReason,
    /** Given elsewhere and hidden here, until somebody says that they want to give it anew. */
    isHidden: guest.veiled?.why === 'givenElsewhere' && !draft.given && Object.keys(draft.changes).length === 0,
    giveAnew: () => write({ changes: {}, given: guest.firstName ? { firstName: guest.firstName } : {} }),
    toList: () => journey.goTo(place('guest-list', { code, groupLocator })),
    read,
    note: (changes: Partial<Read>) => setRead((before) => ({ ...before, ...changes })),
    /** A document came along, from another screen or with a link, and is read before anything is shown. */
    isBrought,
    broughtIsRead: () => setIsBrought(false),
    go,
    /** The form after this one, or the face; undefined when the guest is done. */
    next: (from: FormStep, faceDue: boolean) => {
      const after = stepAfter(from, forms, { faceDue })
      return after === 'done' ? undefined : after
    },
    back() {
      const before = stepBefore(step, forms)
      if (before === 'list') journey.goTo(place('guest-list', { code, groupLocator }))
      else go(before)
    },
    typeInstead: () => typingReason && go(firstForm(forms), { typing: true }),
    /** A document has been read: it counts instead of all that was known, and the forms follow. */
    fill(given: Partial<Guest>, doubts: NonNullable<Draft['doubts']>) {
      const { typing: _, ...rest } = draft
      write({ ...rest, changes: {}, given, doubts, step: firstForm(forms) })
      journey.goTo(place('guest-detail', here), 'replace')
    },
    /** The address counts the tries, so that a reload and a scanner's own page count on. */
    fail: (why: string | undefined, failed: number) =>
      journey.goTo(place('guest-detail', { ...here, error: why, numTriesScanning: String(failed) }), 'replace'),
    /** From the beginning: whatever was given, read or photographed is gone. */
    scanAgain() {
      setRead(nothingRead)
      write({ changes: {}, given: {}, step: 'scan' })
      journey.goTo(place('guest-detail', here), 'replace')
    },
    /** What a link brought from a document leaves the address before anything is done with it. */
    hideMrz: () =>
      journey.goTo(place('guest-detail', { ...here, error, numTriesScanning, doFaceRecognitionFirst }), 'replace'),
    cannotRead: () => setCannotRead(true),
  }
}

export type Capture = ReturnType<typeof useCapture>

function wholeNumber(text: string | undefined): number {
  return /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0
}
