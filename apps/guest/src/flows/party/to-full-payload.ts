import type { GuestPayload } from '@foyer/contract/guest-payload.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'

/** Everything the guest has entered, as it is sent; data that the hotel set is left out. */
export function toFullPayload(guest: Guest): GuestPayload {
  const { state: _, adult: _adult, signatureState: _signed, faceMatched: _face, authorized: _seen, ...rest } = guest
  const { editable: _edit, blockFilledFields: _block, askForIssueDate: _ask, ...more } = rest
  const {
    faceSkip: _skip,
    consentDay: _day,
    masked: _masked,
    segment: _segment,
    notes: _notes,
    changed: _changed,
    signatureWaived: _waived,
    signedOnPaper: _paper,
    identitySeen: _identity,
    reportWaived: _report,
    ...given
  } = more
  return given
}
