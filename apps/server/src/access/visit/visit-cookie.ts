import { createHmac, randomBytes } from 'node:crypto'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'

/** One browser may have pages of several hotels and channels at once, each with its own visit. */
export function visitCookieName(hotelId: number, appKey: string): string {
  return `foyer_visit_${hotelId}_${appKey}`
}

/** The random part of a visit's cookie. Only its browser has it; the database has its hashes. */
interface VisitSecrets {
  readonly visit: string
  readonly page: string
}

/** A visit as its cookie proves it. */
export interface SealedVisit {
  /** The hash of the visit's secret: a row of the database can't be turned into a cookie. */
  readonly id: string
  /**
   * The first id that this page was given: the token in the page is derived from it, and outlives a
   * new id.
   */
  readonly page: string
  readonly secrets: VisitSecrets
}

export interface VisitSeal {
  seal(hotelId: number, appKey: string, visit: Pick<SealedVisit, 'secrets'>): string
  /** Undefined if this cookie is not ours for this hotel and app key. */
  open(hotelId: number, appKey: string, cookie: string | undefined): SealedVisit | undefined
  csrf(visit: Pick<SealedVisit, 'page'>): string
  isCsrf(visit: Pick<SealedVisit, 'page'>, token: unknown): boolean
}

const SECRET_BYTES = 16

const createSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

const toSealedVisit = (secrets: VisitSecrets): SealedVisit => ({
  id: sha256(secrets.visit),
  page: sha256(secrets.page),
  secrets,
})

/** A visit of a new guest. */
export function createVisit(): SealedVisit {
  const secret = createSecret()
  return toSealedVisit({ visit: secret, page: secret })
}

/** The same page with a new id. */
export function renewVisit({ secrets: { page } }: Pick<SealedVisit, 'secrets'>): SealedVisit {
  return toSealedVisit({ visit: createSecret(), page })
}

export function createVisitSeal(secret: Buffer): VisitSeal {
  const mac = (...parts: (string | number)[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')
  const seal: VisitSeal['seal'] = (hotelId, appKey, { secrets: { visit, page } }) =>
    `${visit}.${page}.${mac('visit', hotelId, appKey, visit, page)}`
  return {
    seal,
    open(hotelId, appKey, cookie) {
      const [visit, page] = cookie?.split('.', 2) ?? []
      if (!cookie || !visit || !page) return undefined
      const opened = toSealedVisit({ visit, page })
      return isSameSecret(cookie, seal(hotelId, appKey, opened)) ? opened : undefined
    },
    csrf: ({ page }) => mac('csrf', page),
    isCsrf: ({ page }, token) => typeof token === 'string' && isSameSecret(token, mac('csrf', page)),
  }
}
