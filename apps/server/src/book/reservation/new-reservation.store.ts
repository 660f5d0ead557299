import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { pairParty } from './pair-party.ts'
import { toOptionalColumns, toReservationRow } from './reservation-row.ts'
import { toFolioRows } from './save-folio.ts'
import type { HotelReservation } from './save-reservation.ts'
import { toGuestRow, toParty } from './sync-party.ts'

export interface NewReservation {
  readonly id: string
  readonly reservation: HotelReservation
}

/**
 * A statement has room for 65,535 parameters, and no table written here has more than sixty
 * columns.
 */
const BATCH_SIZE = 1_000

const defaults = {
  state: 'expected' as const,
  room_available: true,
  has_pets: false,
  included: [],
  pre_checkin_completed: false,
}

/**
 * Inserts unknown reservations with their parties and what they owe: three statements, however many
 * they are.
 */
export async function insertReservations(
  tx: HotelTransaction,
  hotelId: number,
  added: readonly NewReservation[],
): Promise<void> {
  const reservations = added.map(({ id, reservation }) => ({
    hotel_id: hotelId,
    id,
    reference: reservation.reference,
    ...defaults,
    ...toReservationRow(reservation),
    ...toOptionalColumns(reservation),
  }))
  const guests = added.flatMap(({ id, reservation }) =>
    pairParty([], toParty(reservation)).map(({ guest, position }) => toGuestRow({ hotelId, id }, position, guest)),
  )
  const lines = added.flatMap(({ id, reservation }) => toFolioRows({ hotelId, id }, reservation.folio ?? []))
  for (const rows of splitIntoBatches(reservations)) await tx.insertInto('reservations').values(rows).execute()
  for (const rows of splitIntoBatches(guests)) await tx.insertInto('guests').values(rows).execute()
  for (const rows of splitIntoBatches(lines)) await tx.insertInto('folio_lines').values(rows).execute()
}

function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) yield rows.slice(at, at + BATCH_SIZE)
}
