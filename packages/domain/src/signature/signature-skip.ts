import type { Policies } from '../config/policies.ts'
import { ageOn } from '../document/document-dates.ts'
import type { Guest } from '../guest/guest.ts'

/** The names are those that the hotel's system expects in `signatureSkipped`; the last one is the guest's own choice. */
export const signatureSkips = [
  'SignatureNotMandatoryForGuestCountry',
  'GuestHasSignature',
  'SignatureOnlyMainGuest',
  'GuestNotOldEnoughForSignature',
  'signatureSkippedByUser',
] as const
export type SignatureSkip = (typeof signatureSkips)[number]

type SignaturePolicy = Pick<
  Policies['signature'],
  'exemptCountries' | 'onlyMainGuest' | 'othersPassedOver' | 'minimumAge'
>

interface SkipRule {
  readonly reason: SignatureSkip
  readonly applies: (guest: Guest, policy: SignaturePolicy, today: string) => boolean
}

/** The first that applies is the one that is told. */
const rules: readonly SkipRule[] = [
  {
    reason: 'SignatureNotMandatoryForGuestCountry',
    applies: ({ nationality, country }, { exemptCountries }) => exemptCountries.includes(nationality ?? country ?? ''),
  },
  { reason: 'GuestHasSignature', applies: ({ signatureState }) => signatureState !== 'missing' },
  {
    reason: 'SignatureOnlyMainGuest',
    applies: ({ main }, { onlyMainGuest, othersPassedOver }) => !main && (onlyMainGuest || othersPassedOver),
  },
  {
    reason: 'GuestNotOldEnoughForSignature',
    applies: ({ birthDate }, { minimumAge }, today) => birthDate !== undefined && ageOn(today, birthDate) < minimumAge,
  },
]

/** Undefined when the guest has to sign. */
export function whySignatureIsSkipped(guest: Guest, policy: SignaturePolicy, today: string): SignatureSkip | undefined {
  return rules.find((rule) => rule.applies(guest, policy, today))?.reason
}
