import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import { folioRows } from './keep-folio.ts'
import { guestRow, partyOf } from './keep-party.ts'
import type { HotelReservation } from './keep-reservation.ts'
import { pairParty } from './pair-party.ts'
import { furtherRowOf, rowOf } from './reservation-row.ts'

export interface NewReservation {
  readonly id: string
  readonly said: HotelReservation
}

/**
 * A statement has room for 65,535 parameters, and no table written here has more than sixty
 * columns.
 */
const ROWS_AT_ONCE = 1_000

const unlessSaid = {
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
export async function addReservations(
  tx: HotelTransaction,
  hotelId: number,
  added: readonly NewReservation[],
): Promise<void> {
  const reservations = added.map(({ id, said }) => ({
    hotel_id: hotelId,
    id,
    reference: said.reference,
    ...unlessSaid,
    ...rowOf(said),
    ...furtherRowOf(said),
  }))
  const guests = added.flatMap(({ id, said }) =>
    pairParty([], partyOf(said)).map(({ guest, position }) => guestRow({ hotelId, id }, position, guest)),
  )
  const lines = added.flatMap(({ id, said }) => folioRows({ hotelId, id }, said.folio ?? []))
  for (const rows of inBatches(reservations)) await tx.insertInto('reservations').values(rows).execute()
  for (const rows of inBatches(guests)) await tx.insertInto('guests').values(rows).execute()
  for (const rows of inBatches(lines)) await tx.insertInto('folio_lines').values(rows).execute()
}

function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) yield rows.slice(at, at + ROWS_AT_ONCE)
}
