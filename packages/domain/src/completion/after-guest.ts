import type { Site } from '../config/site.ts'
import { isLicenceDue } from '../drivers/licence-due.ts'
import { isFaceOffered } from '../face/face-due.ts'
import type { Guest } from '../guest/guest.ts'
import { whySignatureIsSkipped } from '../signature/signature-skip.ts'

export type AfterGuest = 'membership' | 'face' | 'signature' | 'licence' | 'list'

/** What a guest has just been through; the walk goes on with the rule after it. */
export type FinishedPart = 'form' | 'membership' | 'signature' | 'licence'

interface Asked {
  readonly site: Pick<Site, 'policies' | 'screens' | 'device' | 'product'>
  readonly today: string
  readonly readers: { readonly face: boolean }
  /** The address asks for it, where the hotel does not. */
  readonly faceFirst?: boolean
}

interface Rule {
  readonly to: AfterGuest
  /** Parts after which this is still to come. */
  readonly after: readonly FinishedPart[]
  readonly when: (guest: Guest, asked: Asked) => boolean
}

/**
 * Where a guest goes on, first match wins. That guests are sent to the hotel one by one is no stop on this way: each was
 * saved before it begins.
 */
const rules: readonly Rule[] = [
  { to: 'membership', after: ['form'], when: isMembershipOffered },
  {
    to: 'face',
    after: ['membership'],
    when: (guest, { site, readers, faceFirst }) =>
      (site.policies.face.first || faceFirst === true) && isFaceOffered(guest, site, readers),
  },
  { to: 'licence', after: ['membership'], when: owesLicence },
  { to: 'signature', after: ['form', 'membership', 'licence'], when: signsNow },
  { to: 'licence', after: ['form', 'signature'], when: owesLicence },
  { to: 'list', after: ['form', 'membership', 'signature', 'licence'], when: () => true },
]

export function afterGuest(guest: Guest, finished: FinishedPart, asked: Asked): AfterGuest {
  return rules.find(({ after, when }) => after.includes(finished) && when(guest, asked))?.to ?? 'list'
}

/** To the main guest, who can be written to, and who has answered neither now nor before. */
export function isMembershipOffered(guest: Guest, { site }: Pick<Asked, 'site'>): boolean {
  return site.policies.membership.on && guest.main && guest.email !== undefined && guest.membership === undefined
}

function owesLicence(guest: Guest, { site }: Asked): boolean {
  return isLicenceDue(guest, site)
}

function signsNow(guest: Guest, { site: { policies, screens }, today }: Asked): boolean {
  return (
    policies.signature.whileEditingGuest &&
    screens.some(({ name }) => name === 'SignatureScreen') &&
    whySignatureIsSkipped(guest, policies.signature, today) === undefined
  )
}
