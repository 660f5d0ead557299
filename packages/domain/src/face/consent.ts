import type { CapturePolicy } from '../document/capture-policy.ts'
import type { Guest } from '../guest/guest.ts'
import type { ChannelTraits } from '../mode/channels.ts'
import { type FaceSite, isFaceDue } from './face-due.ts'

export type ConsentSubject = 'scan' | 'face'

export interface ConsentSite {
  readonly policies: FaceSite['policies'] & { readonly capture: Pick<CapturePolicy, 'scanner'> }
  readonly device: Pick<ChannelTraits, 'isPok' | 'picturesOnly'>
}

interface Readers {
  readonly document: boolean
  readonly face: boolean
}

/**
 * The consents that this guest needs to give: a picture of the document, and comparing it with
 * their face. None if no such picture is taken.
 */
export function getConsentSubjects(guest: Guest, site: ConsentSite, readers: Readers): readonly ConsentSubject[] {
  const face = readers.face && isFaceDue(guest, site)
  // The other scanners read printed lines and take no picture.
  const isPictured = site.device.picturesOnly || site.policies.capture.scanner === 'picture'
  const scan = face || (isPictured && readers.document)
  return [...(scan ? (['scan'] as const) : []), ...(face ? (['face'] as const) : [])]
}

const consentAnswers = {
  scan: ({ scanConsent }: Guest) => scanConsent,
  face: ({ faceConsent }: Guest) => faceConsent,
} satisfies Record<ConsentSubject, (guest: Guest) => boolean | undefined>

/** The consents without an answer. */
export function getConsentsDue(guest: Guest, site: ConsentSite, readers: Readers): readonly ConsentSubject[] {
  return getConsentSubjects(guest, site, readers).filter((subject) => consentAnswers[subject](guest) === undefined)
}

/** The consents that were given and can be withdrawn. */
export function getGivenConsents(guest: Guest): readonly ConsentSubject[] {
  return (['scan', 'face'] as const).filter((subject) => consentAnswers[subject](guest) === true)
}
