import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export async function findReservationById(tx: HotelTransaction, id: string) {
  const row = await tx
    .selectFrom('reservations')
    .select(['reference', 'room_number'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { reference: row.reference, room: row.room_number ?? '' }
}
