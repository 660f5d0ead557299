import type { Upsell } from '@foyer/contract/upsell.ts'
import { localizeText } from '@foyer/domain/basics/localize-text.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { filterUpsells, findVehicle, getGroupDeposit, getUpsellTotal } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import { computeFolioBalance } from '../../book/reservation/book.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import {
  type ChosenUpgrade,
  findChoiceLine,
  lockRoomType,
  readChosen,
  readTypes,
} from '../../book/upgrade/upgrade.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { voidSignatures } from '../agreement/agreement.store.ts'
import { listFreeFor, removeUpgrade, saveUpgrade } from '../upgrade/save-upgrade.ts'

interface UpsellDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
}

interface UpsellInput {
  readonly reference: string
  readonly pickUpProcess: string
  readonly language: string
}

interface Choice extends UpsellInput {
  readonly groupCode: string
  readonly plate: string
}

/**
 * Better cars: a hotel's upgrade with a plate, within one pick-up. Prices, deposits and totals are
 * computed here.
 */
export function createUpsellService(dependencies: UpsellDependencies) {
  const { reservations, sites, changes } = dependencies

  return {
    options: (visit: Visit, asked: UpsellInput) => listOptions(dependencies, visit, asked),

    /** Replaces an earlier confirmed car. */
    async confirm(visit: Visit, { reference, pickUpProcess, groupCode, plate }: Choice): Promise<void> {
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (chosen?.plate === plate && belongsTo(chosen, pickUpProcess)) return
      const fleet = await readFleet(sites, visit)
      const upsell = filterUpsells(fleet, reservation.room.typeId).find(({ to }) => to === groupCode)
      const vehicle = fleet.vehicles.find((one) => one.plate === plate)
      if (!upsell || !vehicle) throw new Problem('upsellNotAvailable', 'no such car for this rental')
      await lockRoomType(tx, hotel.id, groupCode)
      const free = await listFreeFor(visit, reservation, [groupCode])
      if (free.every(({ number }) => number !== vehicle.space))
        throw new Problem('upsellNotAvailable', 'someone else has taken this car')
      const [type] = await readTypes(tx, [groupCode])
      await saveUpgrade(visit, reservation, {
        offerId: groupCode,
        typeId: groupCode,
        roomNumber: vehicle.space,
        typeNames: { en: type?.name ?? groupCode, ...type?.names },
        price: getUpsellTotal(upsell, reservation.nights, hotel.currency),
        car: { plate, model: vehicle.model, pickUpProcess },
      })
      await voidSignatures(tx, reservation.id)
      afterCommit(tx, () => changes.publish(hotel.id, 'stays'))
    },

    /** Removing a car that isn't confirmed does nothing. */
    async remove(visit: Visit, { reference, pickUpProcess, plate }: Choice): Promise<void> {
      const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (chosen?.plate !== plate || !belongsTo(chosen, pickUpProcess)) return
      await removeUpgrade(tx, reservation.id)
      await voidSignatures(tx, reservation.id)
      afterCommit(tx, () => changes.publish(hotel.id, 'stays'))
    },
  }
}

export type UpsellService = ReturnType<typeof createUpsellService>

async function readFleet(sites: Sites, { tx, hotel }: Visit) {
  return (await sites.config(tx, hotel)).config.fleet
}

/** Returns one available car of each better group, and the one confirmed in this pick-up. */
async function listOptions(
  { reservations, sites }: UpsellDependencies,
  visit: Visit,
  { reference, pickUpProcess, language }: UpsellInput,
): Promise<Upsell[]> {
  const { tx, hotel } = visit
  const { currency } = hotel
  const reservation = await reservations.one(visit, reference)
  const fleet = await readFleet(sites, visit)
  const fitting = filterUpsells(fleet, reservation.room.typeId)
  if (fitting.length === 0) return []
  const groups = fitting.map(({ to }) => to)
  const chosen = await readChosen(tx, reservation.id)
  const free = await listFreeFor(visit, reservation, groups)
  const types = await readTypes(tx, groups)
  const [line] = chosen ? await findChoiceLine(tx, reservation.id) : []
  const { total: billed } = computeFolioBalance(await reservations.book(visit).folio(reservation.id))
  const rental = billed - (line?.amount ?? 0)
  const bookedDeposit = getGroupDeposit(fleet, reservation.room.typeId, currency)
  return fitting.flatMap((upsell) => {
    const isChosen = chosen?.typeId === upsell.to && belongsTo(chosen, pickUpProcess)
    const spaces = free.filter(({ typeId }) => typeId === upsell.to).map(({ number }) => number)
    const [vehicle] = [...(isChosen ? [chosen.roomNumber] : []), ...spaces].flatMap(
      (at) => findVehicle(fleet, at) ?? [],
    )
    const type = types.find(({ id }) => id === upsell.to)
    if (!vehicle || !type) return []
    const total = getUpsellTotal(upsell, reservation.nights, currency)
    const deposit = getGroupDeposit(fleet, upsell.to, currency)
    return [
      {
        group: { code: upsell.to, name: localizeText({ en: type.name, ...type.names }, language) },
        vehicle: { plate: vehicle.plate, name: vehicle.model, picture: vehicle.picture ?? type.picture },
        total,
        ...(deposit && { deposit }),
        ...(bookedDeposit && { bookedDeposit }),
        rentalTotal: { minor: rental + total.minor, currency },
        currency,
        days: Math.max(1, reservation.nights),
        checked: isChosen,
        confirmed: isChosen,
      },
    ]
  })
}

const belongsTo = (chosen: ChosenUpgrade | undefined, process: string): boolean => chosen?.pickUpProcess === process
