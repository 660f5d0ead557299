import { whatIsMissing } from '@foyer/domain/completion/guest-completion.ts'
import { isFaceOffered } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import type { PartyAtHand } from '../../flows/party/use-party.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import { type CaptureStep, type FormStep, firstForm, opensAt, stepAfter, stepBefore } from './capture-steps.ts'
import type { Draft, DraftAtHand } from './use-draft.ts'
import type { Scan } from './use-scan.ts'

interface GuestAtHand {
  readonly guest: Guest
  readonly party: PartyAtHand
  readonly draft: DraftAtHand
  readonly scan: Scan
}

/** One guest's path through the four steps, and where it leads afterwards. */
export function useWay({ guest, party, draft: { draft, hand, write }, scan }: GuestAtHand) {
  const { site, readers } = useSite()
  const journey = useJourney()
  const today = useToday()
  const { code, groupLocator, doFaceRecognitionFirst } = journey.place.params
  const { canScan } = scan
  const forms = hand.steps.map(({ step }) => step)
  const faceOffered = isFaceOffered(guest, site, readers)

  // The first step is decided once, so that saving on the way doesn't move the guest.
  const [opened] = useState(() =>
    opensAt({
      forms,
      isFilled:
        !guest.masked &&
        whatIsMissing(guest, { guests: party.guests, site, today }).every(({ what }) => what !== 'field'),
      isDocumentKnown: hand.known.documentNumber !== undefined,
      canScan,
      faceFirst: faceOffered && (site.policies.face.first || doFaceRecognitionFirst === 'true'),
    }),
  )
  const asked = draft.step ?? opened
  const isThere = asked === 'scan' ? canScan : asked === 'face' || forms.includes(asked)
  const step = isThere ? asked : firstForm(forms)

  const go = (next: CaptureStep) => write({ ...draft, step: next })
  const type = () => write({ ...draft, typing: scan.typingReason ?? 'allowed', step: firstForm(forms) })
  const toList = (how?: 'back') => journey.goTo(place('guest-list', { code, groupLocator }), how)

  return {
    step,
    faceOffered,
    go,
    /** The form after this one, or the face; undefined when the guest is done. */
    next: (from: FormStep) => {
      const after = stepAfter(from, forms, { faceDue: faceOffered })
      return after === 'done' ? undefined : after
    },
    back() {
      const before = stepBefore(step, forms)
      if (before === 'list') toList('back')
      else go(before)
    },
    toList: () => toList(),
    /** Opens the forms without a scan. */
    type,
    typeInstead: () => scan.typingReason && type(),
    /** Uses the document that was read instead of all known data, and opens the forms. */
    fill(given: Partial<Guest>, doubts: NonNullable<Draft['doubts']>, unsure: NonNullable<Draft['unsure']> = []) {
      const { typing: _, ...rest } = draft
      write({ ...rest, changes: {}, given, doubts, unsure, step: firstForm(forms) })
      scan.succeed()
    },
    /** Starts over and deletes everything that was entered, read or photographed. */
    scanAgain() {
      write({ changes: {}, given: {}, step: 'scan' })
      scan.restart()
    },
  }
}

export type Way = ReturnType<typeof useWay>
