import { checkinHolder, goOnWithCheckin, takeOverCheckin } from '@foyer/contract/lease.ts'
import { shareScreen } from '@foyer/contract/shared-screen.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { DESK_SECONDS } from '../../book/lease/desk-lease.store.ts'
import { findHolder, LEASE_SECONDS, takeOverLease } from '../../book/lease/lease.store.ts'
import { findWatcher, saveShownScreen } from '../../book/lease/watched-screen.store.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'

interface TakeOverRoutesDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
}

/** Guests see no more of a colleague's name. */
const toFirstName = (name: string): string => name.split(' ')[0] ?? ''

export function takeOverRoutes(calls: Calls, { reservations, sites, changes }: TakeOverRoutesDependencies): void {
  calls.serve(checkinHolder, async ({ body }, visit) => {
    const reservationId = await reservations.idOf(visit, body.reference)
    const held = await findHolder(visit, reservationId)
    if (!held) {
      const [watcher] = await findWatcher(visit.tx, reservationId, visit.id)
      return watcher ? { watchedBy: toFirstName(watcher.name) } : {}
    }
    if (held.by !== null) return { holder: { by: toFirstName(held.by), seconds: held.seconds, of: DESK_SECONDS } }
    const { config } = await sites.config(visit.tx, visit.hotel)
    const channel = config.apps[held.appKey]?.channel ?? 'kiosk'
    return { holder: { channel, seconds: held.seconds, of: LEASE_SECONDS } }
  })

  calls.serve(shareScreen, async ({ body: { reference, shown } }, visit) => {
    const { tx, hotel } = visit
    const reservationId = await reservations.idOf(visit, reference)
    const [saved] = await saveShownScreen(tx, reservationId, visit.id, JSON.stringify(shown))
    if (saved) afterCommit(tx, () => changes.publish(hotel.id, 'screens'))
    return saved?.watcher ? { watchedBy: toFirstName(saved.watcher) } : {}
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
