import { uploadAccessCode } from '@foyer/contract/access-code.ts'
import { confirmGrant, tellKeys } from '@foyer/contract/hub.ts'
import { generateKey, grantKey as grantCall, readKey } from '@foyer/contract/keys.ts'
import { issuesCards } from '@foyer/domain/keys/key-method.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { listLiveHubs } from '../../access/hub/hub.store.ts'
import { provePairing } from '../../access/hub/prove-pairing.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { DoorCodes } from '../../book/door-codes/door-codes.ts'
import type { HotelPublisher } from '../../book/hotel-system/hotel-publisher.ts'
import { acquireLeaseForKey } from '../../book/lease/lease.store.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { ChooseKeyProvider } from '../../outside/key-provider/key-provider.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { KeySecret } from '../../platform/secrets/key-secret.ts'
import { sha256 } from '../../platform/secrets/sha256.ts'
import { getEntitledReservation } from './get-entitled-reservation.ts'
import { grantKey } from './grant-key.ts'
import { isGrantValid } from './is-grant-valid.ts'
import { listKeys } from './keys.store.ts'
import { createPinMaking } from './make-pin.ts'
import { publishSettledKey } from './publish-settled-key.ts'
import { saveReportedCode } from './save-reported-code.ts'
import { applyReports } from './settle-key.ts'

interface KeysRoutesDependencies {
  readonly db: Database
  readonly reservations: ReservationService
  readonly secret: KeySecret
  readonly changes: Changes
  readonly codes: DoorCodes
  readonly keyProviderFor: ChooseKeyProvider
  readonly sites: Sites
  readonly hotel: HotelPublisher
}

export function keyRoutes(calls: Calls, parts: KeysRoutesDependencies): void {
  const { db, reservations, secret, changes, codes, keyProviderFor, sites, hotel } = parts
  calls.serveOutside(generateKey, createPinMaking({ reservations, providerFor: keyProviderFor, codes }))

  calls.serve(uploadAccessCode, async ({ body }, visit) => {
    await saveReportedCode({ reservations, codes }, visit, body)
    return {}
  })

  calls.serve(grantCall, async ({ body: { reference, hub, amount, ...named } }, visit) => {
    const { deviceId, site, tx, hotelDay, appKey } = visit
    if (!deviceId || !issuesCards(site)) throw new Problem('mayNot', 'this device makes no key cards')
    const id = await reservations.idOf(visit, reference)
    const fence = await acquireLeaseForKey(visit, id)
    const reservation = await getEntitledReservation(reservations, visit, reference)
    const hubs = await listLiveHubs(tx, { appKey, deviceId })
    if (!hubs.some((live) => live.hub === hub))
      throw new Problem('deviceAway', 'this hub does not belong to this kiosk')
    return grantKey(secret, {
      tx,
      hotelId: visit.hotel.id,
      hotelDay,
      reservation,
      hub,
      fence,
      provider: site.policies.keys.provider,
      by: { visitId: visit.id, deviceId },
      amount,
      named,
    })
  })

  calls.serve(readKey, async ({ body: { reference, id } }, visit) => {
    const reservation = await getEntitledReservation(reservations, visit, reference)
    const key = (await listKeys(visit.tx, reservation.id)).find((one) => one.id === id)
    if (!key) throw new Problem('notFound', 'this booking has no such key')
    return { state: key.state, cards: key.cardsCut, problem: key.problem ?? undefined }
  })

  calls.serveAnyone(confirmGrant, async ({ body: { pairing, id }, request }) => {
    const hotels = await provePairing(db, pairing, request.ip)
    const hub = sha256(pairing)
    for (const hotelId of hotels)
      if (await db.inHotel(hotelId, (tx) => isGrantValid(tx, { id, hub }))) return { valid: true }
    return { valid: false }
  })

  calls.serveAnyone(tellKeys, async ({ body, request }) => {
    const hotels = await provePairing(db, body.pairing, request.ip)
    const hub = sha256(body.pairing)
    const taken = new Set<string>()
    for (const hotelId of hotels) {
      const settled = await db.inHotel(hotelId, async (tx) => {
        const of = await sites.hotel(hotelId, tx)
        return applyReports(tx, { hotelId, hub }, body.keys, async (key, became) => {
          if (of) await publishSettledKey(hotel, { tx, hotel: of }, key, became)
        })
      })
      for (const id of settled) taken.add(id)
      if (settled.length > 0) changes.publish(hotelId, 'stays', 'alerts', 'audit')
    }
    return { taken: [...taken] }
  })
}
