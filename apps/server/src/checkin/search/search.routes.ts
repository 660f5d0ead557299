import { endVisit, markMessagesRead, searchReservations, visitReservations } from '@foyer/contract/reservation.ts'
import type { FastifyReply } from 'fastify'
import type { Calls } from '../../access/serve/serve.ts'
import { markEnded } from '../../access/visit/visit.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { newVisitId, type VisitSeal, visitCookieName } from '../../access/visit/visit-cookie.ts'
import { networkOf } from '../../platform/tries/network-of.ts'
import type { AccountService } from '../account/account.service.ts'
import { perhapsSignedIn } from '../account/account-calls.ts'
import { releaseCheckins } from '../lease/lease.store.ts'
import { maskGuests } from '../mask/mask-guests.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import type { SearchService } from './search.service.ts'

interface Parts {
  readonly reservations: ReservationService
  readonly searches: SearchService
  readonly accounts: AccountService
  readonly seal: VisitSeal
  readonly secureCookies: boolean
}

export function searchRoutes(calls: Calls, { reservations, searches, accounts, seal, secureCookies }: Parts): void {
  calls.serve(searchReservations, async ({ body, request }, visit) => {
    const searched = await searches.search(visit, body, networkOf(request.ip))
    if ('listed' in searched) return { reservations: [...searched.listed] }
    const person = body.allDueIn ? undefined : await perhapsSignedIn(visit, request)
    if (person) await accounts.remember(visit, person.account, searched.found)
    return { reservations: maskGuests(visit, searched.found) }
  })

  calls.serve(visitReservations, async (_asked, visit) => ({
    reservations: maskGuests(visit, await reservations.found(visit)),
  }))

  calls.serve(markMessagesRead, async ({ body }, visit) => {
    const id = await reservations.idOf(visit, body.reference)
    await reservations.book(visit).markRead(id, body.messages)
    return {}
  })

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
