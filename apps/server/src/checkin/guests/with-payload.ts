import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import { getGuestFields } from '@foyer/domain/completion/check-guest.ts'
import { findLockedFields } from '@foyer/domain/completion/locked-fields.ts'
import { cleanDocumentNumber } from '@foyer/domain/document/document-number.ts'
import { getLicenceForDocument } from '@foyer/domain/drivers/licence-for-document.ts'
import { isGuestFieldName } from '@foyer/domain/fields/field.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { formatPhone } from './format-phone.ts'

export function getGuest(guests: readonly Guest[], id: string): Guest {
  const guest = guests.find((one) => one.id === id)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  return guest
}

/** A payload is complete: fields that it omits are cleared. */
export function withPayload(guests: readonly Guest[], payload: GuestPayload, locked: Partial<Guest>): Guest[] {
  const before = getGuest(guests, payload.id)
  const { id, customerId, index, main, adult, signatureState, signatureWaived, signatureVoided } = before
  const { signedOnPaper, identitySeen, reportWaived } = before
  const { faceMatched, authorized, editable, blockFilledFields, askForIssueDate, state, version } = before
  // Fields that the hotel sets; the page may send them, but can't change them.
  const { internalCode, segment, notes } = before
  // Answers that have their own calls; a form that was opened earlier doesn't change them.
  const { faceSkip, faceConsent, scanConsent, consentDay } = before
  const kept = {
    id,
    customerId,
    internalCode,
    segment,
    notes,
    index,
    main,
    adult,
    signatureState,
    signatureWaived,
    signatureVoided,
    signedOnPaper,
    identitySeen,
    reportWaived,
    faceMatched,
    authorized,
    editable,
    blockFilledFields,
    askForIssueDate,
    state,
    version,
    faceSkip,
    faceConsent,
    scanConsent,
    consentDay,
    membership: payload.membership ?? before.membership,
    // Nor does a page decide whether a licence was shown.
    ...getLicenceForDocument({ ...payload, ...locked }, before),
  }
  const { signature: _, age: _age, lastDocumentNumber: _last, ...given } = payload
  return guests.map((guest) => (guest === before ? { ...given, ...cleanNumbers(given), ...kept, ...locked } : guest))
}

/**
 * Returns the fields set by the hotel that the guest can't change; a page's values for them are
 * ignored.
 */
export function getLockedFields(
  { guests, customerCanEdit }: Reservation,
  id: string,
  { site, today }: Visit,
): Partial<Guest> {
  const guest = getGuest(guests, id)
  const form = { fields: getGuestFields(guest, site.fields), others: guests, policy: site.policies.guests, today }
  const { editsByLeave } = site.device
  const documentFields = site.fields.document.map(({ name }) => name)
  const locked = findLockedFields({ guest, editsByLeave, customerCanEdit, documentFields, form })
  const names = [...locked].filter(isGuestFieldName)
  return Object.fromEntries(names.map((name) => [name, guest[name]]))
}

/** Normalises numbers, because the desk compares and searches the stored form. */
function cleanNumbers(given: Pick<Guest, 'documentNumber' | 'supportNumber' | 'phone' | 'phone2'>) {
  const { documentNumber, supportNumber, phone, phone2 } = given
  return {
    ...(phone !== undefined && { phone: formatPhone(phone) }),
    ...(phone2 !== undefined && { phone2: formatPhone(phone2) }),
    ...(documentNumber !== undefined && { documentNumber: cleanDocumentNumber(documentNumber) }),
    ...(supportNumber !== undefined && { supportNumber: cleanDocumentNumber(supportNumber) }),
  }
}
