import type { Guest } from '../guest/guest.ts'
import type { ChannelTraits } from '../mode/channels.ts'
import type { FacePolicy } from './face-policy.ts'

export interface FaceSite {
  readonly policies: { readonly face: Pick<FacePolicy, 'on' | 'onlyMainGuest' | 'required'> }
  readonly device: Pick<ChannelTraits, 'isPok'>
}

/** Faces are looked at on the hotel's own kiosk only, and only the main guest's where the hotel says so. */
function isAsked(guest: Pick<Guest, 'main'>, { policies: { face }, device }: FaceSite): boolean {
  return face.on && device.isPok && (!face.onlyMainGuest || guest.main)
}

/**
 * A match is still owed. Whoever declined, skipped it or stands before a broken camera is let go on, unless the hotel
 * insists: then the way is a person at reception.
 */
export function isFaceDue(guest: Guest, site: FaceSite): boolean {
  if (!isAsked(guest, site) || guest.faceMatched) return false
  const isReleased = guest.faceConsent === false || guest.faceSkip !== undefined
  return site.policies.face.required || !isReleased
}

/** Whether the step can be taken now: owed, agreed to, and somebody there to compare. */
export function isFaceOffered(guest: Guest, site: FaceSite, readers: { readonly face: boolean }): boolean {
  return readers.face && guest.faceConsent === true && isFaceDue(guest, site)
}

/** Owed, and no way here to give it: the guest has declined, or nothing here compares faces. */
export function isFaceForReception(guest: Guest, site: FaceSite, readers: { readonly face: boolean }): boolean {
  return isFaceDue(guest, site) && (!readers.face || guest.faceConsent === false)
}

/** Nobody waits for this guest's face: none is asked for, or it has been matched. */
export function isAuthorized(guest: Pick<Guest, 'main' | 'faceMatched'>, site: FaceSite): boolean {
  return guest.faceMatched || !isAsked(guest, site)
}
