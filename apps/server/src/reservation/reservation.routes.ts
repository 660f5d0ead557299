import { endVisit, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import type { FastifyReply } from 'fastify'
import type { Calls } from '../http/serve.ts'
import { releaseCheckins } from '../lease/lease.store.ts'
import { markEnded } from '../visit/visit.store.ts'
import type { Visit } from '../visit/visit.ts'
import { newVisitId, type VisitSeal, visitCookieName } from '../visit/visit-cookie.ts'
import type { ReservationService } from './reservation.service.ts'

interface Parts {
  readonly reservations: ReservationService
  readonly seal: VisitSeal
  readonly secureCookies: boolean
}

export function reservationRoutes(calls: Calls, { reservations, seal, secureCookies }: Parts): void {
  calls.serve(searchReservations, async ({ body, request }, visit) => ({
    reservations: await reservations.search(visit, body, request.ip),
  }))

  calls.serve(visitReservations, async (_asked, visit) => ({ reservations: await reservations.found(visit) }))

  // Even for an ended one: a page whose answer was lost needs the next visit all the same.
  calls.serve(endVisit, async ({ reply }, visit) => endAndBegin(reply, visit), { evenEnded: true })

  async function endAndBegin(reply: FastifyReply, visit: Visit) {
    await releaseCheckins(visit)
    await markEnded(visit.tx, visit.id)
    const next = newVisitId()
    reply.setCookie(visitCookieName(visit.hotel.id, visit.appKey), seal.seal(visit.hotel.id, visit.appKey, next), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
    })
    return { csrf: seal.csrf(next) }
  }
}
