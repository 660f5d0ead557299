import { randomUUID } from 'node:crypto'
import type { languages } from '@foyer/domain/basics/language.ts'
import { insertReservations, type NewReservation } from '../../book/reservation/new-reservation.store.ts'
import type { KnownReservation } from '../../book/reservation/reservation.store.ts'
import type { HotelLine } from '../../book/reservation/save-folio.ts'
import { type HotelReservation, saveReservation } from '../../book/reservation/save-reservation.ts'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { ImportedReservation } from './check-row.ts'
import { type Difference, findDifferences } from './find-differences.ts'
import { mapStoredDetails, updateArrivalTimes } from './import.store.ts'
import { type OccupiedRooms, readOccupiedRooms } from './occupied-rooms.ts'

export type Outcome =
  | { readonly outcome: 'new' | 'same' | 'alreadyCheckedIn' }
  | { readonly outcome: 'changed'; readonly differences: readonly Difference[] }
  | { readonly outcome: 'roomTaken'; readonly takenBy: string }

const lineNames = {
  charge: { en: 'Stay', es: 'Estancia', de: 'Aufenthalt', fr: 'Séjour', ca: 'Estada', it: 'Soggiorno', pt: 'Estadia' },
  payment: { en: 'Paid', es: 'Pagado', de: 'Bezahlt', fr: 'Payé', ca: 'Pagat', it: 'Pagato', pt: 'Pago' },
} as const satisfies Record<string, Record<(typeof languages)[number], string>>

/** A reservation that was inserted or changed. */
interface SavedStay {
  readonly id: string
  readonly startDate: string
  readonly endDate: string
  readonly adults: number
}

/** Reservations that are already stored, by their references. */
export type Book = ReadonlyMap<string, KnownReservation>

/**
 * Saves reservations under their references unless their guests have arrived, and returns what
 * happened to each, and which were stored. New ones are inserted together at the end, so that a file with a thousand rows
 * takes as many statements as one with ten.
 */
export async function saveImported(
  tx: HotelTransaction,
  hotelId: number,
  reservations: readonly ImportedReservation[],
  book: Book,
): Promise<{ readonly outcomes: Outcome[]; readonly saved: readonly SavedStay[] }> {
  const stored = [...book.values()]
  const details = await mapStoredDetails(
    tx,
    stored.map(({ id }) => id),
  )
  const rooms = await readOccupiedRooms(tx, [
    ...reservations.flatMap(({ roomNumber }) => roomNumber ?? []),
    ...stored.flatMap(({ room_number }) => room_number ?? []),
  ])
  const saved: SavedStay[] = []
  const added: (NewReservation & { readonly arrivalTime: string | undefined })[] = []

  async function save(row: ImportedReservation): Promise<Outcome> {
    const known = book.get(row.reference)
    const reservation = known ? withStoredPlace(row, known, rooms) : row
    const { arrivalTime } = reservation
    const said = toHotelInput(reservation)
    const differences = known ? findDifferences(known, said, reservation, details.get(known.id)) : []
    if (known && differences.length === 0) return { outcome: 'same' }
    if (known && known.state !== 'expected') return { outcome: 'alreadyCheckedIn' }
    const takenBy = rooms.findOther(reservation)
    if (takenBy !== undefined) return { outcome: 'roomTaken', takenBy }
    const id = known?.id ?? randomUUID()
    const { startDate, endDate, adults } = said
    saved.push({ id, startDate, endDate, adults })
    if (!known) {
      rooms.add(reservation)
      added.push({ id, reservation: said, arrivalTime })
      return { outcome: 'new' }
    }
    await saveReservation(tx, hotelId, { known, said })
    await saveArrivalTimes(tx, [{ id: known.id, arrivalTime }])
    await rooms.lookAgain(known.id, known)
    return { outcome: 'changed', differences }
  }

  const outcomes: Outcome[] = []
  for (const reservation of reservations) outcomes.push(await save(reservation))
  await insertReservations(tx, hotelId, added)
  await saveArrivalTimes(tx, added)
  return { outcomes, saved }
}

/**
 * A file that names no room or group leaves what the desk has set since. The room stays only while
 * it fits the dates and the type of the file.
 */
function withStoredPlace(
  row: ImportedReservation,
  { group_locator, room_number, room_type_id }: KnownReservation,
  rooms: OccupiedRooms,
): ImportedReservation {
  const roomNumber = row.roomNumber ?? room_number ?? undefined
  const fits = row.roomNumber || (room_type_id === row.roomTypeId && !rooms.findOther({ ...row, roomNumber }))
  return {
    ...row,
    roomNumber: fits ? roomNumber : undefined,
    groupLocator: row.groupLocator ?? group_locator ?? undefined,
  }
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
