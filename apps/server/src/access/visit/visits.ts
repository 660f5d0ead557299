import { headers } from '@foyer/contract/headers.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { FastifyRequest } from 'fastify'
import type { CompiledQuery } from 'kysely'
import { FailedAttempt } from '../../platform/attempts/attempts.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { recordRequestHotel } from '../../platform/log/request-hotel.ts'
import type { AnswerSeal } from '../../platform/secrets/answer-seal.ts'
import { deviceCookieName } from '../device/device.store.ts'
import { dayAt } from '../hotel/hotel.ts'
import { readHotelDay } from '../hotel-day/hotel-day.ts'
import type { Sites } from '../site/sites.ts'
import { enterVisit } from './enter-visit.store.ts'
import { createRecentlyFound } from './recently-found.ts'
import { createSharedRuns } from './share-runs.ts'
import type { Visit } from './visit.ts'
import { type SealedVisit, type VisitSeal, visitCookieName } from './visit-cookie.ts'

/** The parts of a request that are used. */
export type VisitCaller = Pick<FastifyRequest, 'headers' | 'cookies' | 'body'>

/** The visit of a request, proved by what it carries. */
interface ProvedVisit extends SealedVisit {
  readonly hotelId: number
  readonly appKey: string
}

/** A statement that runs right after the one that identifies the caller. */
type Behind<Row> = (visit: { readonly id: string; readonly hotelId: number }) => CompiledQuery<Row>

export interface Visits {
  /**
   * Checks, without the database and before any body, that we sealed the cookie and that the token
   * comes from our page.
   */
  prove(request: Pick<FastifyRequest, 'headers' | 'cookies'>): ProvedVisit
  /**
   * Throws unless the visit has found a reservation, whatever the body is about. `inTurn` delays the
   * query, which concurrent requests of a visit share.
   */
  assertFound(request: VisitCaller, inTurn: (query: () => Promise<void>) => Promise<void>): Promise<void>
  /** Runs the work for the caller, in one transaction of their hotel. */
  during<Answer extends object, Row = never>(
    request: VisitCaller,
    how: { readonly allowEnded: boolean; readonly behind?: Behind<Row> | undefined },
    work: (visit: Visit, behind: readonly Row[] | undefined) => Promise<Answer>,
  ): Promise<Answer>
}

interface VisitsDependencies {
  readonly db: Database
  readonly sites: Sites
  readonly seal: VisitSeal
  readonly answerSeal: AnswerSeal
  readonly now: () => Date
}

/**
 * Headers name which of the browser's visits is meant; the sealed cookie and the token prove it.
 */
export function createVisits({ db, sites, seal, answerSeal, now }: VisitsDependencies): Visits {
  // Proved before the body and again before the transaction; what a request carries does not change
  // between the two.
  const known = new WeakMap<object, ProvedVisit>()
  const recentlyFound = createRecentlyFound(now)
  const shareRuns = createSharedRuns()

  const prove: Visits['prove'] = (request) => {
    const before = known.get(request)
    if (before) return before
    const hotelId = Number(request.headers[headers.hotelId])
    const appKey = String(request.headers[headers.appKey] ?? '')
    const sealed = Number.isSafeInteger(hotelId)
      ? seal.open(hotelId, appKey, request.cookies[visitCookieName(hotelId, appKey)])
      : undefined
    if (!sealed || !seal.isCsrf(sealed, request.headers[headers.csrf]))
      throw new Problem('noVisit', 'this page is too old; reload it')
    const proved = { ...sealed, hotelId, appKey }
    known.set(request, proved)
    recordRequestHotel(request, hotelId)
    return proved
  }

  const visits: Visits = {
    prove,
    async assertFound(request, inTurn) {
      const { hotelId, appKey, id } = prove(request)
      const visit = `${hotelId} ${id}`
      if (recentlyFound.has(visit)) return
      const deviceToken = request.cookies[deviceCookieName(hotelId, appKey)]
      const ask = async () => {
        const { proved } = await visits.during(request, { allowEnded: false }, async (visit) => visit)
        if (proved.length === 0) throw new Problem('reservationNotFound', 'this page has not found a booking')
        recentlyFound.add(visit)
      }
      await shareRuns(`${visit} ${deviceToken}`, () => inTurn(ask))
    },
    async during(request, { allowEnded, behind }, work) {
      const { id, page, secrets, hotelId, appKey } = prove(request)
      const deviceToken = request.cookies[deviceCookieName(hotelId, appKey)]
      const answer = await db.inHotel(hotelId, async (tx) => {
        const entered = await enterVisit(tx, { hotelId, id, appKey, deviceToken }, behind?.({ id, hotelId }))
        const configured = entered && (await sites.site(tx, entered.hotel, appKey))
        if (!configured) throw new Problem('noVisit')
        const { hotel, ended, proved } = entered
        const device = configured.device.enrolledOnly ? entered.device : undefined
        if (configured.device.enrolledOnly && !device) throw new Problem('noDevice', 'this device is not signed in')
        const site = (device && (await sites.site(tx, hotel, appKey, device.channelOverride))) ?? configured
        const deviceId = device?.id
        const isOutOfService = Boolean(device?.pausedAt)
        if (ended && !allowEnded) throw new Problem('noVisit', 'this visit has ended')
        const at = now()
        const language = chooseLanguage(request, site.languages)
        const today = dayAt(hotel.timeZone, at)
        const { hotelDay } = await readHotelDay(tx, sites, hotel, at)
        const caller = { id, page, secrets, hotel, appKey, deviceId, isOutOfService, proved, ended }
        const renewal = { visit: undefined }
        return work(
          { ...caller, renewal, answerSeal, site, language, today, hotelDay, now: at, tx },
          entered.behind,
        ).catch(toFailedAttempt)
      })
      if (answer instanceof FailedAttempt) throw answer
      return answer
    },
  }
  return visits
}

/** Thrown inside the transaction, it would roll back its own count. */
function toFailedAttempt(problem: unknown): FailedAttempt {
  if (problem instanceof FailedAttempt) return problem
  throw problem
}

function chooseLanguage(request: VisitCaller, languages: readonly string[]): string {
  const body = request.body
  const asked = typeof body === 'object' && body !== null && 'lang' in body ? body.lang : undefined
  return languages.find((language) => language === asked) ?? languages[0] ?? 'en'
}
