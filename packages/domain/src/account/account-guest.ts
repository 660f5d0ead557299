import type { CapturePolicy } from '../document/capture-policy.ts'
import { hasDuplicateDocument } from '../document/duplicates.ts'
import type { Guest } from '../guest/guest.ts'
import { isMasked } from '../guest/mask-number.ts'
import { toNameKey } from '../name/name-key.ts'
import { type AccountProfile, toEmailKey } from './account.ts'

type OwnGuestRule = (guest: Guest, profile: AccountProfile) => boolean

/** Finds the guest that the account belongs to; the first rule that matches any guest wins. */
const ownGuestRules: readonly OwnGuestRule[] = [
  ({ email }, profile) => email !== undefined && toEmailKey(email) === profile.email,
  (guest, profile) => {
    const key = toGuestNameKey(profile)
    return key !== '' && toGuestNameKey(guest) === key
  },
  // A reservation often names only the person who booked it, and sometimes not even them.
  ({ main, firstName, lastName, email }) => main && !firstName && !lastName && !email,
]

export function findOwnGuest(guests: readonly Guest[], profile: AccountProfile): Guest | undefined {
  for (const rule of ownGuestRules) {
    const found = guests.find((guest) => rule(guest, profile))
    if (found) return found
  }
  return undefined
}

type Filled = Partial<
  Pick<Guest, 'firstName' | 'lastName' | 'email' | 'phone' | 'documentType' | 'documentNumber' | 'expiryDate'>
>

interface FillOptions {
  readonly profile: AccountProfile
  readonly others: readonly Guest[]
  /** A hotel that requires scanned documents does not accept one from the account. */
  readonly policy: Pick<CapturePolicy, 'manualEntry'>
}

/**
 * Returns what the account adds to this guest: only empty fields, and a document as a whole or not
 * at all.
 */
export function fillFromAccount(guest: Guest, { profile, others, policy }: FillOptions): Filled {
  // We cannot see which fields of a masked guest are missing.
  if (!guest.editable || guest.masked) return {}
  const { firstName, lastName, phone, document } = profile
  const hasName = guest.firstName !== undefined || guest.lastName !== undefined
  const withDocument = { ...guest, ...document }
  const takesDocument =
    document &&
    !isMasked(document.documentNumber) &&
    policy.manualEntry &&
    !guest.documentNumber &&
    !hasDuplicateDocument(withDocument, others)
  return {
    ...(!hasName && firstName && lastName && { firstName, lastName }),
    ...(!guest.email && { email: profile.email }),
    ...(!guest.phone && phone && { phone }),
    ...(takesDocument && document),
  }
}

function toGuestNameKey({
  firstName,
  lastName,
  ...rest
}: Partial<Pick<Guest, 'firstName' | 'lastName' | 'secondLastName'>>) {
  const second = 'secondLastName' in rest ? (rest.secondLastName ?? '') : ''
  return toNameKey([firstName, lastName, second].join(''))
}
