import type { UpgradeOffer } from '@foyer/contract/upgrade.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { filterUpgrades, getUpgradePrice, MAX_UPGRADE_OFFERS, type Upgrade } from '@foyer/domain/upgrade/upgrade.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { lockRoomType, readChosen, readTypes } from '../../book/upgrade/upgrade.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { moveIn } from './move-in.ts'
import { listFreeFor, removeUpgrade, saveUpgrade } from './save-upgrade.ts'

interface UpgradeDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
}

export function createUpgradeService({ reservations, sites, changes }: UpgradeDependencies) {
  return {
    async offers(visit: Visit, reference: string): Promise<UpgradeOffer[]> {
      return listOffers(sites, visit, await reservations.one(visit, reference))
    },

    /** Without an offer, the guest keeps the booked room. */
    async choose(visit: Visit, reference: string, offerId: string | undefined): Promise<UpgradeOffer[]> {
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (offerId === undefined) {
        await removeUpgrade(tx, reservation.id)
      } else if (chosen?.offerId !== offerId) {
        const all = filterUpgrades((await sites.config(tx, hotel)).config.upgrades, reservation.room.typeId)
        const offer = all.find(({ id }) => id === offerId)
        if (!offer) throw new Problem('upgradeNotAvailable', 'the hotel has no such offer for this booking')
        await chooseOffer(visit, reservation, offer)
      }
      afterCommit(tx, () => changes.publish(hotel.id, 'stays'))
      return listOffers(sites, visit, reservation)
    },

    moveIn,
  }
}

export type UpgradeService = ReturnType<typeof createUpgradeService>

/**
 * Returns the offers that fit the booked room and have a free room; the chosen one is always
 * included.
 */
async function listOffers(sites: Sites, visit: Visit, reservation: Reservation): Promise<UpgradeOffer[]> {
  const { tx, hotel } = visit
  const fitting = filterUpgrades((await sites.config(tx, hotel)).config.upgrades, reservation.room.typeId)
  if (fitting.length === 0) return []
  const chosen = await readChosen(tx, reservation.id)
  const free = await listFreeFor(
    visit,
    reservation,
    fitting.map(({ to }) => to),
  )
  const types = await readTypes(
    tx,
    fitting.map(({ to }) => to),
  )
  const offers = fitting.flatMap((offer) => {
    const type = types.find(({ id }) => id === offer.to)
    const isChosen = chosen?.offerId === offer.id
    if (!type || !(isChosen || free.some(({ typeId }) => typeId === offer.to))) return []
    const { picture, name, names } = type
    return [
      {
        id: offer.id,
        roomType: name,
        roomTypeNames: names,
        descriptions: offer.descriptions,
        picture,
        panorama: offer.panorama,
        perNight: getUpgradePrice(offer, 1, hotel.currency),
        total: getUpgradePrice(offer, reservation.nights, hotel.currency),
        chosen: isChosen,
      },
    ]
  })
  return offers.toSorted((one, other) => Number(other.chosen) - Number(one.chosen)).slice(0, MAX_UPGRADE_OFFERS)
}

async function chooseOffer(visit: Visit, reservation: Reservation, offer: Upgrade): Promise<void> {
  const { tx, hotel } = visit
  await lockRoomType(tx, hotel.id, offer.to)
  const [room] = await listFreeFor(visit, reservation, [offer.to])
  if (!room) throw new Problem('upgradeNotAvailable', 'no room of this type is free')
  const [type] = await readTypes(tx, [offer.to])
  await saveUpgrade(visit, reservation, {
    offerId: offer.id,
    typeId: offer.to,
    roomNumber: room.number,
    typeNames: { en: type?.name ?? offer.to, ...type?.names },
    price: getUpgradePrice(offer, reservation.nights, hotel.currency),
  })
}
