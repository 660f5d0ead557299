import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { isRealDay } from '@foyer/domain/basics/days.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { getDocumentType } from '@foyer/domain/document/document-type.ts'
import { type Field, type GuestFieldName, guestFieldNames, isGuestFieldName } from '@foyer/domain/fields/field.ts'
import type { ShownField } from '@foyer/domain/fields/field-rules.ts'
import { getPlaceContext } from '@foyer/domain/fields/place-fields.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import type { GuestPolicy } from '@foyer/domain/guest/guest-policy.ts'
import { isMasked } from '@foyer/domain/guest/mask-number.ts'
import type { FieldValue, FieldValues } from '../../fields/kind-props.ts'

const dates: readonly GuestFieldName[] = ['birthDate', 'issueDate', 'expiryDate']
const numbers: readonly GuestFieldName[] = ['documentNumber', 'supportNumber']
const addressFields = [
  'country',
  'region',
  'municipality',
  'postalCode',
  'city',
  'street',
] as const satisfies readonly GuestFieldName[]

/** The form's initial values: what is known of the guest, otherwise the hotel's default. */
export function toInitialValues(guest: Guest, fields: readonly Field[]): FieldValues {
  const starts = fields.map(({ name, type, checked }) => [name, toInitialValue(name, type === 'checkbox' && checked)])
  const known = guestFieldNames.flatMap((name) => (guest[name] === undefined ? [] : [[name, guest[name]]]))
  return Object.fromEntries([...starts.filter(([, value]) => value !== undefined), ...known])
}

const DEFAULT_ARRIVAL = '12:00'

function toInitialValue(name: string, checked: boolean): FieldValue | undefined {
  if (name === 'arrivalTime') return DEFAULT_ARRIVAL
  return checked || undefined
}

/**
 * The guest as typed so far, for validation. Empty values are omitted; the document type defaults
 * to the usual one for the nationality.
 */
export function toTypedGuest(guest: Guest, values: FieldValues, policy: GuestPolicy): Guest {
  const given = guestFieldNames.map((name) => [name, normalizeValue(name, values[name])] as const)
  const typed = { ...guest, ...Object.fromEntries(given) } as Guest
  return { ...typed, documentType: getDocumentType(typed, policy) }
}

function normalizeValue(name: GuestFieldName, value: FieldValue | undefined): FieldValue | undefined {
  if (typeof value !== 'string') return value
  const text = numbers.includes(name) ? cleanDocumentNumber(value) : value.trim()
  return text === '' ? undefined : text
}

/**
 * Ignores incomplete dates, so that fields don't appear and disappear while a year is being typed.
 */
export function withoutPartialDates(guest: Guest): Guest {
  const real = dates.map((name) => [name, isRealDay(String(guest[name] ?? '')) ? guest[name] : undefined])
  return { ...guest, ...Object.fromEntries(real) }
}

/** All data of this guest: shown fields as typed, the rest as known. */
export function toPayload(guest: Guest, { known, typed, shown }: PayloadContext): GuestPayload {
  const { id, customerId, internalCode, index, main, version, faceConsent, scanConsent, membership } = guest
  const names = new Set(shown.filter(({ disabled }) => !disabled).map(({ field }) => field.name))
  // A region that belonged to another country is dropped, even if its field is no longer shown.
  const counts = (name: string) => names.has(name) || getPlaceContext(name) !== undefined
  const given = guestFieldNames.map((name) => [name, counts(name) ? typed[name] : known[name]])
  const { documentType, manual, typingReason, hasDocumentFace, issueDateDerived } = typed
  return {
    id,
    customerId,
    internalCode,
    index,
    main,
    version,
    faceConsent,
    scanConsent,
    membership,
    ...Object.fromEntries(given),
    documentType,
    manual,
    typingReason,
    hasDocumentFace,
    issueDateDerived,
    // The previous number, so that the server notices a change.
    ...(!isMasked(guest.documentNumber) && { lastDocumentNumber: guest.documentNumber }),
  }
}

interface PayloadContext {
  readonly known: Guest
  readonly typed: Guest
  readonly shown: readonly ShownField[]
}

/**
 * A guest's contact details, where a party may share them; an e-mail may have to be unique.
 */
export function selectSharedContact(
  { email, phone }: Guest,
  policy: Pick<GuestPolicy, 'repeatedEmailAllowed'>,
): FieldValues | undefined {
  const shared = policy.repeatedEmailAllowed ? (['email', 'phone'] as const) : (['phone'] as const)
  const given = { email, phone }
  const known = shared.flatMap((name) => (given[name] ? [[name, given[name]]] : []))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

/** A guest's address, or undefined if there is none to copy. */
export function selectSharedAddress(lender: Guest): FieldValues | undefined {
  const known = addressFields.flatMap((name) => (lender[name] ? [[name, lender[name]]] : []))
  return known.length > 0 ? Object.fromEntries(known) : undefined
}

export function isAddressField({ name }: Pick<Field, 'name'>): boolean {
  return isGuestFieldName(name) && addressFields.some((one) => one === name)
}
