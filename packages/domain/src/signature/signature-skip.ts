import { ageOn } from '../basics/days.ts'
import type { Guest } from '../guest/guest.ts'
import type { SignatureSkip } from '../guest/signature-skips.ts'
import type { SignaturePolicy } from './signature-policy.ts'

type SkipPolicy = Pick<SignaturePolicy, 'exemptCountries' | 'onlyMainGuest' | 'othersPassedOver' | 'minimumAge'>

interface SkipRule {
  readonly reason: SignatureSkip
  readonly applies: (guest: Guest, policy: SkipPolicy, today: string) => boolean
}

/** The first reason that applies is reported. */
const rules: readonly SkipRule[] = [
  {
    reason: 'SignatureNotMandatoryForGuestCountry',
    applies: ({ nationality, country }, { exemptCountries }) => exemptCountries.includes(nationality ?? country ?? ''),
  },
  { reason: 'GuestHasSignature', applies: (guest) => hasSigned(guest) || guest.signedOnPaper === true },
  {
    reason: 'SignatureOnlyMainGuest',
    applies: ({ main }, { onlyMainGuest, othersPassedOver }) => !main && (onlyMainGuest || othersPassedOver),
  },
  {
    reason: 'GuestNotOldEnoughForSignature',
    applies: ({ birthDate }, { minimumAge }, today) => birthDate !== undefined && ageOn(today, birthDate) < minimumAge,
  },
  {
    reason: 'signatureSkippedByUser',
    applies: ({ signatureState, signatureWaived }) => signatureState === 'atReception' || signatureWaived === true,
  },
]

export function hasSigned({ signatureState }: Pick<Guest, 'signatureState'>): boolean {
  return signatureState === 'signed' || signatureState === 'uploaded'
}

/** Returns undefined if the guest has to sign. */
export function signatureSkipReason(guest: Guest, policy: SkipPolicy, today: string): SignatureSkip | undefined {
  // A masked guest has neither a birth date nor a country to check.
  if (guest.masked?.signatureSkip) return guest.masked.signatureSkip
  return rules.find((rule) => rule.applies(guest, policy, today))?.reason
}
