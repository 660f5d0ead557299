import type { Place } from '../journey/place.ts'

/** 32 random bytes in base64url. Reservation numbers are never that long. */
const TOKEN = /^[\w-]{43}$/

/**
 * The last segment of a pre-check-in address is the token of a shared link or a plain reservation
 * number.
 */
export function isLinkToken(code: string): boolean {
  return TOKEN.test(code)
}

/** The reservation number of a place. A link's token is not one and must not be passed on. */
export function getReservationCode({ params }: Pick<Place, 'params'>): string | undefined {
  const code = params['code']
  return code && !isLinkToken(code) ? code : undefined
}
