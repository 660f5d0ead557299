import { toReferenceKey } from '../reservation/reference-key.ts'
import { findTypedNameIssue } from '../signature/typed-name.ts'
import type { Factor, Proof } from './proof.ts'
import { proofs } from './proof.ts'

/** What the hotel itself knows about a reservation. Data typed by a guest proves nothing. */
export interface KnownToHotel {
  readonly reference: string
  readonly groupLocator?: string | undefined
  readonly endDate: string
  readonly phones: readonly string[]
  readonly names: readonly { readonly firstName?: string | undefined; readonly lastName?: string | undefined }[]
}

export const PHONE_DIGITS = 4

/** Whether this has the form of a phone's last digits. */
export function couldBePhoneDigits(value: string): boolean {
  return /^\d{4}$/.test(value.trim())
}

interface FactorTraits {
  readonly isKnown: (known: KnownToHotel) => boolean
  readonly isTrue: (known: KnownToHotel, value: string) => boolean
}

const table = {
  number: {
    isKnown: () => true,
    isTrue: ({ reference, groupLocator }, value) =>
      toReferenceKey(value) !== '' && [reference, groupLocator].includes(toReferenceKey(value)),
  },
  departureDate: { isKnown: () => true, isTrue: ({ endDate }, value) => value === endDate },
  phone: {
    isKnown: ({ phones }) => phones.some((phone) => getLastDigits(phone) !== undefined),
    isTrue: ({ phones }, value) =>
      couldBePhoneDigits(value) && phones.some((phone) => getLastDigits(phone) === value.trim()),
  },
  /** The name as on the document, typed or scanned: at least a first name and a surname. */
  name: {
    isKnown: ({ names }) => names.some(isFullName),
    isTrue: ({ names }, value) =>
      names.filter(isFullName).some((name) => findTypedNameIssue(value, name) === undefined),
  },
} as const satisfies Record<Factor, FactorTraits>

/** Factors that raise this proof, that the hotel accepts, and that it has data for. */
export function getFactors(proof: Proof, known: KnownToHotel, taken: readonly Factor[]): Factor[] {
  const raising: readonly Factor[] = proofs[proof].raisedBy
  return raising.filter((factor) => taken.includes(factor) && table[factor].isKnown(known))
}

/** Factors that show the key again after arrival. */
export function getKeyFactors(proof: Proof, known: KnownToHotel, taken: readonly Factor[]): Factor[] {
  const showing: readonly Factor[] = proofs[proof].showsKeyAgain
  return showing.filter((factor) => taken.includes(factor) && table[factor].isKnown(known))
}

export function isCorrectFactor(known: KnownToHotel, factor: Factor, value: string): boolean {
  return table[factor].isTrue(known, value)
}

function isFullName({ firstName, lastName }: KnownToHotel['names'][number]): boolean {
  return Boolean(firstName?.trim() && lastName?.trim())
}

/** Returns undefined if there are too few digits to distinguish people. */
function getLastDigits(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '')
  return digits.length > PHONE_DIGITS ? digits.slice(-PHONE_DIGITS) : undefined
}
