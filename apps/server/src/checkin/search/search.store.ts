import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

/** Returns the first reservation by number that is in house and has a room, if any. */
export async function listFirstInHouse(tx: HotelTransaction): Promise<string[]> {
  const rows = await tx
    .selectFrom('reservations')
    .select('id')
    .where('state', '=', 'inHouse')
    .where('room_number', 'is not', null)
    .orderBy('reference')
    .limit(1)
    .execute()
  return rows.map(({ id }) => id)
}
