import type { Upsell } from '@foyer/contract/upsell.ts'
import { textIn } from '@foyer/domain/basics/text-in.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { depositOf, upsellsFrom, upsellTotal, vehicleIn } from '@foyer/domain/upsell/fleet.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { balanceOfFolio } from '../../book/reservation/book.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import {
  type ChosenUpgrade,
  lineOfChoice,
  readChosen,
  readTypes,
  takeTurnAtType,
} from '../../book/upgrade/upgrade.store.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { voidSignatures } from '../agreement/agreement.store.ts'
import { dropBetter, freeFor, keepBetter } from '../upgrade/keep-better.ts'

interface UpsellDependencies {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
}

interface Asked {
  readonly reference: string
  readonly pickUpProcess: string
  readonly language: string
}

interface Choice extends Asked {
  readonly groupCode: string
  readonly plate: string
}

/**
 * Better cars: a hotel's upgrade with a plate, within one pick-up. Prices, deposits and totals are
 * computed here.
 */
export function upsellService(dependencies: UpsellDependencies) {
  const { reservations, sites, changes } = dependencies

  return {
    options: (visit: Visit, asked: Asked) => optionsFor(dependencies, visit, asked),

    /** Replaces an earlier confirmed car. */
    async confirm(visit: Visit, { reference, pickUpProcess, groupCode, plate }: Choice): Promise<void> {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (chosen?.plate === plate && isOf(chosen, pickUpProcess)) return
      const fleet = await fleetOf(sites, visit)
      const upsell = upsellsFrom(fleet, reservation.room.typeId).find(({ to }) => to === groupCode)
      const vehicle = fleet.vehicles.find((one) => one.plate === plate)
      if (!upsell || !vehicle) throw new Problem('upsellNotAvailable', 'no such car for this rental')
      await takeTurnAtType(tx, hotel.id, groupCode)
      const free = await freeFor(visit, reservation, [groupCode])
      if (free.every(({ number }) => number !== vehicle.space))
        throw new Problem('upsellNotAvailable', 'somebody else has this car by now')
      const [type] = await readTypes(tx, [groupCode])
      await keepBetter(visit, reservation, {
        offerId: groupCode,
        typeId: groupCode,
        roomNumber: vehicle.space,
        typeNames: { en: type?.name ?? groupCode, ...type?.names },
        price: upsellTotal(upsell, reservation.nights, hotel.currency),
        car: { plate, model: vehicle.model, pickUpProcess },
      })
      await voidSignatures(tx, reservation.id)
      afterCommit(tx, () => changes.tell(hotel.id, 'stays'))
    },

    /** Removing a car that isn't confirmed does nothing. */
    async remove(visit: Visit, { reference, pickUpProcess, plate }: Choice): Promise<void> {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (chosen?.plate !== plate || !isOf(chosen, pickUpProcess)) return
      await dropBetter(tx, reservation.id)
      await voidSignatures(tx, reservation.id)
      afterCommit(tx, () => changes.tell(hotel.id, 'stays'))
    },
  }
}

export type UpsellService = ReturnType<typeof upsellService>

async function fleetOf(sites: Sites, { tx, hotel }: Visit) {
  return (await sites.config(tx, hotel)).config.fleet
}

/** Returns one available car of each better group, and the one confirmed in this pick-up. */
async function optionsFor(
  { reservations, sites }: UpsellDependencies,
  visit: Visit,
  { reference, pickUpProcess, language }: Asked,
): Promise<Upsell[]> {
  const { tx, hotel } = visit
  const { currency } = hotel
  const reservation = await reservations.one(visit, reference)
  const fleet = await fleetOf(sites, visit)
  const fitting = upsellsFrom(fleet, reservation.room.typeId)
  if (fitting.length === 0) return []
  const groups = fitting.map(({ to }) => to)
  const chosen = await readChosen(tx, reservation.id)
  const free = await freeFor(visit, reservation, groups)
  const types = await readTypes(tx, groups)
  const [line] = chosen ? await lineOfChoice(tx, reservation.id) : []
  const { total: billed } = balanceOfFolio(await reservations.book(visit).folio(reservation.id))
  const rental = billed - (line?.amount ?? 0)
  const bookedDeposit = depositOf(fleet, reservation.room.typeId, currency)
  return fitting.flatMap((upsell) => {
    const isChosen = chosen?.typeId === upsell.to && isOf(chosen, pickUpProcess)
    const spaces = free.filter(({ typeId }) => typeId === upsell.to).map(({ number }) => number)
    const [vehicle] = [...(isChosen ? [chosen.roomNumber] : []), ...spaces].flatMap((at) => vehicleIn(fleet, at) ?? [])
    const type = types.find(({ id }) => id === upsell.to)
    if (!vehicle || !type) return []
    const total = upsellTotal(upsell, reservation.nights, currency)
    const deposit = depositOf(fleet, upsell.to, currency)
    return [
      {
        group: { code: upsell.to, name: textIn({ en: type.name, ...type.names }, language) },
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

const isOf = (chosen: ChosenUpgrade | undefined, process: string): boolean => chosen?.pickUpProcess === process
