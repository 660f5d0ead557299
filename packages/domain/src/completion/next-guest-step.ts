import type { Site } from '../config/site.ts'
import { isLicenceDue } from '../drivers/licence-due.ts'
import { isFaceOffered } from '../face/face-due.ts'
import type { Guest } from '../guest/guest.ts'
import { signatureSkipReason } from '../signature/signature-skip.ts'

export type NextGuestStep = 'membership' | 'face' | 'signature' | 'licence' | 'list'

/** The step that a guest has just finished; the rules after it decide where to go next. */
export type FinishedStep = 'form' | 'membership' | 'signature' | 'licence'

interface StepContext {
  readonly site: Pick<Site, 'policies' | 'screens' | 'device' | 'product'>
  readonly today: string
  readonly readers: { readonly face: boolean }
  /** The URL requests the face check although the hotel does not put it first. */
  readonly faceFirst?: boolean
}

interface Rule {
  readonly to: NextGuestStep
  /** The steps after which this one can still follow. */
  readonly after: readonly FinishedStep[]
  readonly when: (guest: Guest, asked: StepContext) => boolean
}

/**
 * Where a guest goes next; the first match wins. Sending guests to the hotel one by one is not a
 * step here, because each guest is saved before these rules run.
 */
const rules: readonly Rule[] = [
  { to: 'membership', after: ['form'], when: isMembershipOffered },
  {
    to: 'face',
    after: ['membership'],
    when: (guest, { site, readers, faceFirst }) =>
      (site.policies.face.first || faceFirst === true) && isFaceOffered(guest, site, readers),
  },
  { to: 'licence', after: ['membership'], when: needsLicence },
  { to: 'signature', after: ['form', 'membership', 'licence'], when: shouldSignNow },
  { to: 'licence', after: ['form', 'signature'], when: needsLicence },
  { to: 'list', after: ['form', 'membership', 'signature', 'licence'], when: () => true },
]

export function getNextGuestStep(guest: Guest, finished: FinishedStep, asked: StepContext): NextGuestStep {
  return rules.find(({ after, when }) => after.includes(finished) && when(guest, asked))?.to ?? 'list'
}

/** Offered to a main guest who has an email address and has not answered yet. */
export function isMembershipOffered(guest: Guest, { site }: Pick<StepContext, 'site'>): boolean {
  return site.policies.membership.on && guest.main && guest.email !== undefined && guest.membership === undefined
}

function needsLicence(guest: Guest, { site }: StepContext): boolean {
  return isLicenceDue(guest, site)
}

function shouldSignNow(guest: Guest, { site: { policies, screens }, today }: StepContext): boolean {
  return (
    policies.signature.whileEditingGuest &&
    screens.some(({ name }) => name === 'SignatureScreen') &&
    signatureSkipReason(guest, policies.signature, today) === undefined
  )
}
