import type { HotelTransaction } from '../platform/database/hotel-transaction.ts'
import type { ReservationRows } from './reservation-rows.ts'

/**
 * Guests, messages, folio lines, signatures, codes, leases, logs and ratings are deleted with their
 * reservation.
 */
export async function deleteReservationsAndRooms(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('reservations').execute()
  await tx.deleteFrom('rooms').execute()
  await tx.deleteFrom('room_types').execute()
  await tx.deleteFrom('memberships').execute()
}

export async function insertReservationRows(tx: HotelTransaction, rows: ReservationRows): Promise<void> {
  await tx.insertInto('room_types').values(rows.roomTypes).execute()
  await tx.insertInto('rooms').values(rows.rooms).execute()
  await tx.insertInto('reservations').values(rows.reservations).execute()
  await tx.insertInto('guests').values(rows.guests).execute()
  await tx.insertInto('folio_lines').values(rows.folioLines).execute()
  if (rows.memberships.length > 0) await tx.insertInto('memberships').values(rows.memberships).execute()
  if (rows.messages.length > 0) await tx.insertInto('reservation_messages').values(rows.messages).execute()
  if (rows.signatures.length > 0) await tx.insertInto('signatures').values(rows.signatures).execute()
  if (rows.doorCodes.length > 0) await tx.insertInto('keys').values(rows.doorCodes).execute()
  if (rows.preCheckins.length > 0) await tx.insertInto('pre_checkins').values(rows.preCheckins).execute()
  if (rows.links.length > 0) await tx.insertInto('pre_checkin_links').values(rows.links).execute()
}
