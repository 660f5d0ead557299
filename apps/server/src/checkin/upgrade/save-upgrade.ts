import { randomUUID } from 'node:crypto'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { deleteOwnLine, saveOwnLine } from '../../book/reservation/own-line.store.ts'
import {
  deleteChoice,
  listFreeRooms,
  releaseNights,
  reserveNights,
  saveChoice,
} from '../../book/upgrade/upgrade.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const ORIGIN = 'upgrade'

interface BetterRoom {
  readonly offerId: string
  readonly typeId: string
  readonly roomNumber: string
  readonly typeNames: Readonly<Record<string, string>>
  readonly price: Money
  /** For car rentals. */
  readonly car?: { readonly plate: string; readonly model: string; readonly pickUpProcess: string }
}

/** Saves one upgrade, held for all nights and added to the bill; an earlier choice is released. */
export async function saveUpgrade(visit: Visit, reservation: Reservation, better: BetterRoom): Promise<void> {
  const { tx, hotel } = visit
  const { id, startDate, endDate, nights, room } = reservation
  const { offerId, typeId, roomNumber, typeNames, price, car } = better
  await releaseNights(tx, id)
  const held = await reserveNights(tx, hotel.id, id, roomNumber, startDate, endDate)
  if (held.length < nights)
    throw new Problem(car ? 'upsellNotAvailable' : 'upgradeNotAvailable', 'someone else has taken it')
  const { plate = null, pickUpProcess = null } = car ?? {}
  await saveChoice(tx, hotel.id, id, offerId, room.typeId, typeId, roomNumber, plate, pickUpProcess)
  const names = JSON.stringify(toLineNames(typeNames, car ? ` (${car.model}, ${car.plate})` : ''))
  await saveOwnLine(tx, hotel.id, randomUUID(), id, ORIGIN, names, price.minor)
}

export async function removeUpgrade(tx: HotelTransaction, reservationId: string): Promise<void> {
  await releaseNights(tx, reservationId)
  await deleteChoice(tx, reservationId)
  await deleteOwnLine(tx, reservationId, ORIGIN)
}

/** For today, only rooms that are ready. */
export function listFreeFor(
  { tx, today }: Pick<Visit, 'tx' | 'today'>,
  { id, startDate, endDate }: Reservation,
  types: readonly string[],
  onlyReady = startDate <= today,
) {
  return listFreeRooms(tx, types, id, startDate, endDate, onlyReady)
}

/** The bill's text, in each language that rooms have names in. */
const lineTexts: Readonly<Record<Language, string>> = {
  en: 'Upgrade',
  es: 'Mejora',
  de: 'Upgrade',
  fr: 'Surclassement',
  ca: 'Millora',
  it: 'Upgrade',
  pt: 'Upgrade',
}

function toLineNames(typeNames: Readonly<Record<string, string>>, which: string): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const type = typeNames[language]
      return type ? [[language, `${lineTexts[language]}: ${type}${which}`]] : []
    }),
  )
}
