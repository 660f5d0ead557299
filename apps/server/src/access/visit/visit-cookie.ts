import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'

/** A visit's id is its authority, so it is random; the tracking number is only a label. */
export function createVisitId(): string {
  return randomBytes(16).toString('base64url')
}

/** One browser may have pages of several hotels and channels at once, each with its own visit. */
export function visitCookieName(hotelId: number, appKey: string): string {
  return `foyer_visit_${hotelId}_${appKey}`
}

/** A visit as stored in its cookie. */
export interface SealedVisit {
  readonly id: string
  /**
   * The first id that this page was given: the token in the page is derived from it, and outlives a
   * new id.
   */
  readonly page: string
}

export interface VisitSeal {
  seal(hotelId: number, appKey: string, visit: SealedVisit): string
  /** Undefined if this cookie is not ours for this hotel and app key. */
  open(hotelId: number, appKey: string, cookie: string | undefined): SealedVisit | undefined
  csrf(visit: Pick<SealedVisit, 'page'>): string
  isCsrf(visit: Pick<SealedVisit, 'page'>, token: unknown): boolean
}

/** A visit of a new guest. */
export function createVisit(): SealedVisit {
  const id = createVisitId()
  return { id, page: id }
}

export function createVisitSeal(secret: Buffer): VisitSeal {
  const mac = (...parts: (string | number)[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  const seal: VisitSeal['seal'] = (hotelId, appKey, { id, page }) =>
    `${id}.${page}.${mac('visit', hotelId, appKey, id, page)}`
  return {
    seal,
    open(hotelId, appKey, cookie) {
      const [id, page] = cookie?.split('.', 2) ?? []
      return cookie && id && page && isSameSecret(cookie, seal(hotelId, appKey, { id, page }))
        ? { id, page }
        : undefined
    },
    csrf: ({ page }) => mac('csrf', page),
    isCsrf: ({ page }, token) => typeof token === 'string' && isSameSecret(token, mac('csrf', page)),
  }
}
