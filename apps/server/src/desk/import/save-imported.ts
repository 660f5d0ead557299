import { randomUUID } from 'node:crypto'
import type { languages } from '@foyer/domain/basics/language.ts'
import { insertReservations, type NewReservation } from '../../book/reservation/new-reservation.store.ts'
import { type KnownReservation, mapReservationsByReference } from '../../book/reservation/reservation.store.ts'
import type { HotelLine } from '../../book/reservation/save-folio.ts'
import { type HotelReservation, isUnchanged, saveReservation } from '../../book/reservation/save-reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { ImportedReservation } from './check-row.ts'
import { findMainGuest, updateArrivalTimes } from './import.store.ts'
import { readOccupiedRooms } from './occupied-rooms.ts'

export type Outcome = 'new' | 'changed' | 'same' | 'alreadyCheckedIn' | 'roomTaken'

const lineNames = {
  charge: { en: 'Stay', es: 'Estancia', de: 'Aufenthalt', fr: 'Séjour', ca: 'Estada', it: 'Soggiorno', pt: 'Estadia' },
  payment: { en: 'Paid', es: 'Pagado', de: 'Bezahlt', fr: 'Payé', ca: 'Pagat', it: 'Pagato', pt: 'Pago' },
} as const satisfies Record<string, Record<(typeof languages)[number], string>>

/**
 * Saves reservations under their references unless their guests have arrived, and returns what
 * happened to each. New ones are inserted together at the end, so that a file with a thousand rows
 * takes as many statements as one with ten.
 */
export async function saveImported(
  tx: HotelTransaction,
  hotelId: number,
  reservations: readonly ImportedReservation[],
): Promise<Outcome[]> {
  const book = await mapReservationsByReference(
    tx,
    reservations.map(({ reference }) => reference),
  )
  const rooms = await readOccupiedRooms(
    tx,
    reservations.flatMap(({ roomNumber }) => roomNumber ?? []),
  )
  const added: (NewReservation & { readonly arrivalTime: string | undefined })[] = []

  async function keep(reservation: ImportedReservation): Promise<Outcome> {
    const { reference, arrivalTime } = reservation
    const known = book.get(reference)
    const said = toHotelInput(reservation)
    if (known && (await isAllUnchanged(tx, known, said, reservation))) return 'same'
    if (known && known.state !== 'expected') return 'alreadyCheckedIn'
    if (rooms.isTaken(reservation)) return 'roomTaken'
    if (!known) {
      rooms.add(reservation)
      added.push({ id: randomUUID(), reservation: said, arrivalTime })
      return 'new'
    }
    await saveReservation(tx, hotelId, { known, said })
    await saveArrivalTimes(tx, [{ id: known.id, arrivalTime }])
    await rooms.lookAgain(known.id, known)
    return 'changed'
  }

  const outcomes: Outcome[] = []
  for (const reservation of reservations) outcomes.push(await keep(reservation))
  await insertReservations(tx, hotelId, added)
  await saveArrivalTimes(tx, added)
  return outcomes
}

const toContact = ({ phone, language }: ImportedReservation) => ({
  ...(phone && { phone }),
  ...(language && { language }),
})

function toHotelInput(reservation: ImportedReservation): HotelReservation {
  const { firstName, lastName } = reservation
  const contact = toContact(reservation)
  return {
    ...reservation,
    folio: toFolio(reservation),
    ...(Object.keys(contact).length > 0 && { guests: [{ ...(firstName && { firstName }), lastName, ...contact }] }),
  }
}

async function isAllUnchanged(
  tx: HotelTransaction,
  known: KnownReservation,
  said: HotelReservation,
  reservation: ImportedReservation,
): Promise<boolean> {
  const { arrivalTime } = reservation
  const further = { ...toContact(reservation), ...(arrivalTime && { arrivalTime }) }
  return (await isUnchanged(tx, known, said)) && (await isMainGuestUnchanged(tx, known.id, further))
}

/** What the main guest has entered takes precedence: a file doesn't change it. */
async function isMainGuestUnchanged(
  tx: HotelTransaction,
  reservationId: string,
  said: Readonly<Record<string, string>>,
): Promise<boolean> {
  const main = await findMainGuest(tx, reservationId)
  if (!main || main.given_by !== null) return true
  return Object.entries(said).every(([name, value]) => main.given[name] === value)
}

async function saveArrivalTimes(
  tx: HotelTransaction,
  kept: readonly { readonly id: string; readonly arrivalTime: string | undefined }[],
): Promise<void> {
  const told = kept.filter(({ arrivalTime }) => arrivalTime)
  if (told.length > 0) await updateArrivalTimes(tx, told)
}

/** Returns undefined if the file contains no amounts. */
function toFolio({ total, paid }: ImportedReservation): HotelLine[] | undefined {
  if (total === undefined && paid === undefined) return undefined
  return [
    ...(total ? [{ kind: 'charge' as const, minor: total, names: lineNames.charge }] : []),
    ...(paid ? [{ kind: 'payment' as const, minor: -paid, names: lineNames.payment }] : []),
  ]
}
