import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../platform/digest/is-same-secret.ts'

/** A visit's id is its authority, so it is random; the tracking number is only a label. */
export function newVisitId(): string {
  return randomBytes(16).toString('base64url')
}

/** One browser may hold pages of several hotels and channels at once: each has its own visit. */
export function visitCookieName(hotelId: number, appKey: string): string {
  return `foyer_visit_${hotelId}_${appKey}`
}

export interface VisitSeal {
  seal(hotelId: number, appKey: string, visitId: string): string
  /** The visit's id, or undefined when this cookie is not one of ours for this hotel and app key. */
  open(hotelId: number, appKey: string, cookie: string | undefined): string | undefined
  csrf(visitId: string): string
  isCsrf(visitId: string, token: unknown): boolean
}

export function visitSeal(secret: Buffer): VisitSeal {
  const mac = (...parts: (string | number)[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  const seal: VisitSeal['seal'] = (hotelId, appKey, visitId) => `${visitId}.${mac('visit', hotelId, appKey, visitId)}`
  return {
    seal,
    open(hotelId, appKey, cookie) {
      const visitId = cookie?.split('.', 1)[0]
      return cookie && visitId && isSameSecret(cookie, seal(hotelId, appKey, visitId)) ? visitId : undefined
    },
    csrf: (visitId) => mac('csrf', visitId),
    isCsrf: (visitId, token) => typeof token === 'string' && isSameSecret(token, mac('csrf', visitId)),
  }
}
