import {
  endVisit,
  markMessagesRead,
  proveReservation,
  searchReservations,
  visitReservations,
} from '@foyer/contract/reservation.ts'
import type { FastifyReply } from 'fastify'
import { isUnproved } from '../../access/proof/proved-reservation.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { markEnded } from '../../access/visit/visit.store.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { createVisit, type VisitSeal } from '../../access/visit/visit-cookie.ts'
import type { SetVisitCookie } from '../../access/visit/visit-cookies.ts'
import { releaseCheckins } from '../../book/lease/lease.store.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import { maskToFound } from '../../book/mask/mask-to-state.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import { endHoldsOfPage } from '../../book/walk-in/walk-in.store.ts'
import { getNetwork } from '../../platform/attempts/get-network.ts'
import type { AccountService } from '../account/account.service.ts'
import { findSignedIn } from '../account/account-calls.ts'
import { listSecondFactors } from '../proof/known-to-hotel.ts'
import type { ProveService } from '../proof/prove.service.ts'
import type { SearchService } from './search.service.ts'

const DAY_MS = 86_400_000

interface SearchRoutesDependencies {
  readonly reservations: ReservationService
  readonly searches: SearchService
  readonly accounts: AccountService
  readonly proves: ProveService
  readonly seal: VisitSeal
  readonly setVisitCookie: SetVisitCookie
}

export function searchRoutes(calls: Calls, parts: SearchRoutesDependencies): void {
  const { reservations, searches, accounts, proves, seal, setVisitCookie } = parts
  const found = (visit: Visit, reservations: readonly FoundReservation[]) => ({
    reservations: maskGuests(visit, reservations),
    secondFactors: listSecondFactors(visit, reservations),
  })

  calls.serve(searchReservations, async ({ body, request }, visit) => {
    const searched = await searches.search(visit, body, getNetwork(request.ip))
    if ('listed' in searched) return { reservations: [...searched.listed] }
    const person = body.allDueIn ? undefined : await findSignedIn(visit, request)
    // Reservations that need a second factor aren't linked to the account yet.
    const proved = searched.found.filter((reservation) => !isUnproved(visit, reservation.proved))
    if (person) await accounts.saveFound(visit, person.account, proved)
    const answer = found(visit, searched.found)
    const unproved = searched.found.filter((reservation) => isUnproved(visit, reservation.proved))
    return {
      ...answer,
      reservations: [...answer.reservations, ...unproved.map(maskToFound)],
      ...(searched.isDemoKey && { isDemoKey: true }),
    }
  })

  calls.serve(visitReservations, async ({ reply }, visit) => {
    const all = await reservations.all(visit)
    keepStayCard(reply, visit, all)
    return found(visit, all)
  })

  calls.serve(proveReservation, async ({ body, request }, visit) =>
    found(visit, await proves.prove(visit, body, getNetwork(request.ip))),
  )

  calls.serve(markMessagesRead, async ({ body }, visit) => {
    const id = await reservations.idOf(visit, body.reference)
    await reservations.book(visit).markRead(id, body.messages)
    return {}
  })

  // Even for an ended visit: after a lost answer the page still needs the next visit.
  calls.serve(endVisit, async ({ reply }, visit) => endAndBegin(reply, visit), { allowEnded: true })

  /** On a guest's own phone the visit lasts until departure, even if the browser is closed. */
  function keepStayCard(reply: FastifyReply, visit: Visit, all: readonly FoundReservation[]): void {
    const ends = all.filter(({ room }) => room.keyCode !== undefined).map(({ endDate }) => endDate)
    const last = ends.toSorted().at(-1)
    if (!last || visit.site.device.enrolledOnly) return
    const { hotel, appKey } = visit
    setVisitCookie(reply, { hotelId: hotel.id, appKey }, visit, new Date(Date.parse(last) + DAY_MS))
  }

  async function endAndBegin(reply: FastifyReply, visit: Visit) {
    await releaseCheckins(visit)
    await markEnded(visit.tx, visit.id)
    if (visit.site.device.enrolledOnly) await endHoldsOfPage(visit.tx, visit.page)
    const next = createVisit()
    setVisitCookie(reply, { hotelId: visit.hotel.id, appKey: visit.appKey }, next)
    return { csrf: seal.csrf(next) }
  }
}
