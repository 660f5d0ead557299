import { randomUUID } from 'node:crypto'
import type { UpgradeOffer } from '@foyer/contract/upgrade.ts'
import { type Language, languages } from '@foyer/domain/config/language.ts'
import { toDecimal } from '@foyer/domain/payment/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { MOST_OFFERS, type Upgrade, upgradePrice, upgradesFrom } from '@foyer/domain/upgrade/upgrade.ts'
import type { Sites } from '../../access/site/sites.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { refuseBeginning } from '../guests/refuse-not-now.ts'
import { holdReservation } from '../lease/hold-reservation.ts'
import { dropOwnLine, keepOwnLine } from '../reservation/own-line.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import {
  applyChoice,
  type ChosenUpgrade,
  dropChoice,
  floorOf,
  freeNights,
  freeRooms,
  holdNights,
  keepChoice,
  lineOfChoice,
  readChosen,
  readTypes,
  takeTurnAtType,
} from './upgrade.store.ts'

const ORIGIN = 'upgrade'

interface Parts {
  readonly reservations: ReservationService
  readonly sites: Sites
  readonly changes: Changes
}

export function upgradeService({ reservations, sites, changes }: Parts) {
  /** Those that fit to the room that was booked and that the hotel has a room for; the one that was chosen always. */
  async function offersFor(visit: Visit, reservation: Reservation): Promise<UpgradeOffer[]> {
    const { tx, hotel } = visit
    const fitting = upgradesFrom((await sites.config(tx, hotel)).config.upgrades, reservation.room.typeId)
    if (fitting.length === 0) return []
    const chosen = await readChosen(tx, reservation.id)
    const free = await freeFor(
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
          perNight: upgradePrice(offer, 1, hotel.currency),
          total: upgradePrice(offer, reservation.nights, hotel.currency),
          chosen: isChosen,
        },
      ]
    })
    return offers.toSorted((one, other) => Number(other.chosen) - Number(one.chosen)).slice(0, MOST_OFFERS)
  }

  async function keep(visit: Visit, reservation: Reservation, offer: Upgrade): Promise<void> {
    const { tx, hotel } = visit
    await takeTurnAtType(tx, hotel.id, offer.to)
    const [room] = await freeFor(visit, reservation, [offer.to])
    if (!room) throw new Problem('upgradeNotAvailable', 'no room of this type is free')
    await freeNights(tx, reservation.id)
    const held = await holdNights(tx, hotel.id, reservation.id, room.number, reservation.startDate, reservation.endDate)
    if (held.length < reservation.nights) throw new Problem('upgradeNotAvailable', 'somebody else has it by now')
    await keepChoice(tx, hotel.id, reservation.id, offer.id, reservation.room.typeId, offer.to, room.number)
    const [type] = await readTypes(tx, [offer.to])
    const { minor } = upgradePrice(offer, reservation.nights, hotel.currency)
    const names = JSON.stringify(lineNames({ en: type?.name ?? offer.to, ...type?.names }))
    await keepOwnLine(tx, hotel.id, randomUUID(), reservation.id, ORIGIN, names, minor)
  }

  return {
    async offers(visit: Visit, reference: string): Promise<UpgradeOffer[]> {
      return offersFor(visit, await reservations.one(visit, reference))
    },

    /** Without an offer it is the room that was booked. */
    async choose(visit: Visit, reference: string, offerId: string | undefined): Promise<UpgradeOffer[]> {
      const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (offerId === undefined) {
        await freeNights(tx, reservation.id)
        await dropChoice(tx, reservation.id)
        await dropOwnLine(tx, reservation.id, ORIGIN)
      } else if (chosen?.offerId !== offerId) {
        const all = upgradesFrom((await sites.config(tx, hotel)).config.upgrades, reservation.room.typeId)
        const offer = all.find(({ id }) => id === offerId)
        if (!offer) throw new Problem('upgradeNotAvailable', 'the hotel has no such offer for this booking')
        await keep(visit, reservation, offer)
      }
      afterCommit(tx, () => changes.tell(hotel.id, 'stays'))
      return offersFor(visit, reservation)
    },

    /** At the arrival it becomes theirs. Whoever chose a room that is gone hears so, and chooses again. */
    async moveIn(visit: Visit, reservation: Reservation) {
      const { tx, hotel } = visit
      const chosen = await readChosen(tx, reservation.id)
      if (!chosen || chosen.applied) return undefined
      await takeTurnAtType(tx, hotel.id, chosen.typeId)
      const number = await roomFor(visit, reservation, chosen)
      await applyChoice(tx, reservation.id, chosen.typeId, number)
      const [type] = await readTypes(tx, [chosen.typeId])
      const [line] = await lineOfChoice(tx, reservation.id)
      if (!type || !line) throw new Error('What was chosen has no room and no price.')
      const [place] = await floorOf(tx, number)
      const { picture, name, names } = type
      return {
        room: {
          ...reservation.room,
          picture,
          typeId: type.id,
          type: name,
          typeNames: names,
          number,
          floor: place?.floor,
        },
        told: {
          roomType: type.id,
          line: line.id,
          names: line.names,
          amount: toDecimal({ minor: line.amount, currency: hotel.currency }),
        },
      }
    },
  }
}

export type UpgradeService = ReturnType<typeof upgradeService>

/** On the bill, in the languages that the room has a name in. */
const lineWords: Readonly<Record<Language, string>> = {
  en: 'Upgrade',
  es: 'Mejora',
  de: 'Upgrade',
  fr: 'Surclassement',
  ca: 'Millora',
  it: 'Upgrade',
  pt: 'Upgrade',
}

function lineNames(typeNames: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const type = typeNames[language]
      return type ? [[language, `${lineWords[language]}: ${type}`]] : []
    }),
  )
}

/** The best of the type that is free now: the one that was kept for them, unless the hotel has given it away. */
async function roomFor(visit: Visit, reservation: Reservation, chosen: ChosenUpgrade): Promise<string> {
  const [ready] = await freeFor(visit, reservation, [chosen.typeId], true)
  if (ready) return ready.number
  const [any] = await freeFor(visit, reservation, [chosen.typeId], false)
  throw new Problem(any ? 'roomNotReady' : 'upgradeNotAvailable')
}

function freeFor(
  { tx, today }: Visit,
  { id, startDate, endDate }: Reservation,
  types: readonly string[],
  onlyReady = startDate <= today,
) {
  return freeRooms(tx, types, id, startDate, endDate, onlyReady)
}
