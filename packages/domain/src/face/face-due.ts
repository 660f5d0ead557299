import type { Guest } from '../guest/guest.ts'
import type { ChannelTraits } from '../mode/channels.ts'
import type { FacePolicy } from './face-policy.ts'

export interface FaceSite {
  readonly policies: { readonly face: Pick<FacePolicy, 'on' | 'onlyMainGuest' | 'required'> }
  readonly device: Pick<ChannelTraits, 'isPok'>
}

/**
 * Faces are compared only on the hotel's own kiosk, and only the main guest's if the hotel says so.
 */
function isFaceRequested(guest: Pick<Guest, 'main'>, { policies: { face }, device }: FaceSite): boolean {
  return face.on && device.isPok && (!face.onlyMainGuest || guest.main)
}

/**
 * Whether a match is still required. A guest who declined, skipped it or has a broken camera may
 * continue unless the hotel requires it; then reception has to check.
 */
export function isFaceDue(guest: Guest, site: FaceSite): boolean {
  if (!isFaceRequested(guest, site) || guest.faceMatched || guest.identitySeen) return false
  const isReleased = guest.faceConsent === false || guest.faceSkip !== undefined
  return site.policies.face.required || !isReleased
}

/** Whether the step is possible now: required, agreed to, and a face reader is available. */
export function isFaceOffered(guest: Guest, site: FaceSite, readers: { readonly face: boolean }): boolean {
  return readers.face && guest.faceConsent === true && isFaceDue(guest, site)
}

/** Required but impossible here: the guest has declined, or there is no face reader. */
export function isFaceForReception(guest: Guest, site: FaceSite, readers: { readonly face: boolean }): boolean {
  return isFaceDue(guest, site) && (!readers.face || guest.faceConsent === false)
}

/** No face check is pending: none is required, or it has matched. */
export function isAuthorized(guest: Pick<Guest, 'main' | 'faceMatched'>, site: FaceSite): boolean {
  return guest.faceMatched || !isFaceRequested(guest, site)
}
