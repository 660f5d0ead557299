import { getMissingKeyFactor, getPhoneKeyFactor, type PhoneKeyProof, type StoredProof } from './proof.ts'

/** A visit that checked a reservation in, and what it had proved by then or has proved since. */
export interface ArrivedVisit {
  readonly visitId: string
  readonly appKey: string
  readonly atHotelDevice: boolean
  /** Undefined once the visit's own records are deleted. */
  readonly proof: StoredProof | undefined
}

/** The author of data that reception has typed; no visit has this id. */
export const DESK_AUTHOR = '@desk'

/**
 * Whether an author's data counts as the booking's own: the address that a code or link is mailed
 * to, or the phone number that serves as a second factor. Number and surname are enough to check in
 * on a phone, so data typed in such a visit counts only if the visit also showed what the hotel
 * requires before a key. `null` is the hotel itself.
 */
export function isTrustedAuthor(
  author: string | null,
  arrivals: readonly ArrivedVisit[],
  phoneKey: PhoneKeyProof,
): boolean {
  if (author === null || author === DESK_AUTHOR) return true
  return arrivals.some(
    ({ visitId, atHotelDevice, proof }) =>
      visitId === author &&
      (atHotelDevice || (proof !== undefined && getMissingKeyFactor(proof, getPhoneKeyFactor(phoneKey)) === undefined)),
  )
}

export function hasArrived({ arrivals }: { readonly arrivals: readonly ArrivedVisit[] }, visitId: string): boolean {
  return arrivals.some((arrival) => arrival.visitId === visitId)
}
