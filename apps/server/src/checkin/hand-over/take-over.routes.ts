import { checkinHolder, goOnWithCheckin, takeOverCheckin } from '@foyer/contract/lease.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { DESK_SECONDS } from '../../book/lease/desk-lease.store.ts'
import { findHolder, LEASE_SECONDS, takeOverLease } from '../../book/lease/lease.store.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'

interface TakeOverRoutesDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
}

export function takeOverRoutes(calls: Calls, { reservations, sites }: TakeOverRoutesDependencies): void {
  calls.serve(checkinHolder, async ({ body }, visit) => {
    const held = await findHolder(visit, await reservations.idOf(visit, body.reference))
    if (!held) return {}
    if (held.by !== null)
      return { holder: { by: held.by.split(' ')[0] ?? '', seconds: held.seconds, of: DESK_SECONDS } }
    const { config } = await sites.config(visit.tx, visit.hotel)
    const channel = config.apps[held.appKey]?.channel ?? 'kiosk'
    return { holder: { channel, seconds: held.seconds, of: LEASE_SECONDS } }
  })

  calls.serve(goOnWithCheckin, async ({ body }, visit) => {
    await acquireReservation(reservations, visit, body.reference, assertMayBegin)
    return {}
  })

  calls.serve(takeOverCheckin, async ({ body }, visit) => {
    const reservation = await reservations.one(visit, body.reference)
    assertMayBegin(reservation, visit)
    await takeOverLease(visit, reservation.id)
    return {}
  })
}
