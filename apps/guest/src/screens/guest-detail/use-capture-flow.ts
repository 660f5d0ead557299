import { findMissing } from '@foyer/domain/completion/guest-completion.ts'
import { isFaceOffered } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { place } from '@foyer/domain/journey/place.ts'
import { useState } from 'react'
import type { CurrentParty } from '../../flows/party/use-party.ts'
import { useJourney } from '../../journey/journey-context.tsx'
import { useSite } from '../../site/site-context.tsx'
import { useToday } from '../../site/use-today.ts'
import {
  type CaptureStep,
  type FormStep,
  getFirstForm,
  getNextStep,
  getPreviousStep,
  isCaptureStep,
  selectFirstStep,
} from './capture-steps.ts'
import type { Draft, GuestDraft } from './use-draft.ts'
import type { Scan } from './use-scan.ts'

interface CaptureFlowOptions {
  readonly guest: Guest
  readonly party: CurrentParty
  readonly draft: GuestDraft
  readonly scan: Scan
}

/** One guest's path through the four steps, and where it leads afterwards. */
export function useCaptureFlow({ guest, party, draft: { draft, edited, write }, scan }: CaptureFlowOptions) {
  const { site, readers } = useSite()
  const journey = useJourney()
  const today = useToday()
  const { code, groupLocator, doFaceRecognitionFirst, step: named } = journey.place.params
  const { canScan } = scan
  const forms = edited.steps.map(({ step }) => step)
  const faceOffered = isFaceOffered(guest, site, readers)

  // The first step is decided once, so that saving on the way doesn't move the guest.
  const [opened] = useState(
    () =>
      (named ? undefined : draft.step) ??
      selectFirstStep({
        forms,
        isFilled:
          !guest.masked &&
          findMissing(guest, { guests: party.guests, site, today }).every(({ what }) => what !== 'field'),
        isDocumentKnown: edited.known.documentNumber !== undefined,
        canScan,
        faceFirst: faceOffered && (site.policies.face.first || doFaceRecognitionFirst === 'true'),
      }),
  )
  const asked = isCaptureStep(named) ? named : opened
  const isThere = asked === 'scan' ? canScan : asked === 'face' || forms.includes(asked)
  const step = isThere ? asked : getFirstForm(forms)

  /** Each form has an entry of its own in the history; the scan is replaced by what it leads to. */
  const toParam = (next: CaptureStep) => (next === opened ? undefined : next)
  const show = (next: CaptureStep, how?: 'back' | 'replace') =>
    journey.goTo(place('guest-detail', { ...journey.place.params, step: toParam(next) }), how)
  const go = (next: CaptureStep, how?: 'back' | 'replace') => {
    write({ ...draft, step: next })
    show(next, how)
  }
  const type = () => {
    write({ ...draft, typing: scan.typingReason ?? 'allowed', step: getFirstForm(forms) })
    show(getFirstForm(forms), 'replace')
  }
  const toList = (how?: 'back') => journey.goTo(place('guest-list', { code, groupLocator }), how)

  return {
    step,
    faceOffered,
    go,
    /** Opens a step whose draft is already written. */
    show,
    /** The form after this one, or the face; undefined when the guest is done. */
    next: (from: FormStep) => {
      const after = getNextStep(from, forms, { faceDue: faceOffered })
      return after === 'done' ? undefined : after
    },
    back() {
      const before = getPreviousStep(step, forms)
      if (before === 'list') toList('back')
      else go(before, 'back')
    },
    toList: () => toList(),
    /** Opens the forms without a scan. */
    type,
    typeInstead: () => scan.typingReason && type(),
    /** Uses the document that was read instead of all known data, and opens the forms. */
    fill(given: Partial<Guest>, doubts: NonNullable<Draft['doubts']>, unsure: NonNullable<Draft['unsure']> = []) {
      const { typing: _, ...rest } = draft
      write({ ...rest, changes: {}, given, doubts, unsure, step: getFirstForm(forms) })
      scan.succeed(toParam(getFirstForm(forms)))
    },
    /** Starts over and deletes everything that was entered, read or photographed. */
    scanAgain() {
      write({ changes: {}, given: {}, step: 'scan' })
      scan.restart(toParam('scan'))
    },
  }
}

export type CaptureFlow = ReturnType<typeof useCaptureFlow>
