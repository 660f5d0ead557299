import { randomUUID } from 'node:crypto'
import { type Language, languages } from '@foyer/domain/basics/language.ts'
import type { Money } from '@foyer/domain/basics/money.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { dropOwnLine, keepOwnLine } from '../../book/reservation/own-line.store.ts'
import { dropChoice, freeNights, freeRooms, holdNights, keepChoice } from '../../book/upgrade/upgrade.store.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const ORIGIN = 'upgrade'

interface Better {
  readonly offerId: string
  readonly typeId: string
  readonly roomNumber: string
  readonly typeNames: Readonly<Record<string, string>>
  readonly price: Money
  /** For car rentals. */
  readonly car?: { readonly plate: string; readonly model: string; readonly pickUpProcess: string }
}

/** Saves one upgrade, held for all nights and added to the bill; an earlier choice is released. */
export async function keepBetter(visit: Visit, reservation: Reservation, better: Better): Promise<void> {
  const { tx, hotel } = visit
  const { id, startDate, endDate, nights, room } = reservation
  const { offerId, typeId, roomNumber, typeNames, price, car } = better
  await freeNights(tx, id)
  const held = await holdNights(tx, hotel.id, id, roomNumber, startDate, endDate)
  if (held.length < nights)
    throw new Problem(car ? 'upsellNotAvailable' : 'upgradeNotAvailable', 'somebody else has it by now')
  const { plate = null, pickUpProcess = null } = car ?? {}
  await keepChoice(tx, hotel.id, id, offerId, room.typeId, typeId, roomNumber, plate, pickUpProcess)
  const names = JSON.stringify(lineNames(typeNames, car ? ` (${car.model}, ${car.plate})` : ''))
  await keepOwnLine(tx, hotel.id, randomUUID(), id, ORIGIN, names, price.minor)
}

export async function dropBetter(tx: HotelTransaction, reservationId: string): Promise<void> {
  await freeNights(tx, reservationId)
  await dropChoice(tx, reservationId)
  await dropOwnLine(tx, reservationId, ORIGIN)
}

/** For today, only rooms that are ready. */
export function freeFor(
  { tx, today }: Visit,
  { id, startDate, endDate }: Reservation,
  types: readonly string[],
  onlyReady = startDate <= today,
) {
  return freeRooms(tx, types, id, startDate, endDate, onlyReady)
}

/** The bill's text, in each language that rooms have names in. */
const lineWords: Readonly<Record<Language, string>> = {
  en: 'Upgrade',
  es: 'Mejora',
  de: 'Upgrade',
  fr: 'Surclassement',
  ca: 'Millora',
  it: 'Upgrade',
  pt: 'Upgrade',
}

function lineNames(typeNames: Readonly<Record<string, string>>, which: string): Record<string, string> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const type = typeNames[language]
      return type ? [[language, `${lineWords[language]}: ${type}${which}`]] : []
    }),
  )
}
