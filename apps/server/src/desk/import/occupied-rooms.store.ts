import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const selectOccupied = (tx: HotelTransaction) =>
  tx
    .selectFrom('reservations')
    .select(['reference', 'room_number as roomNumber', 'start_date as startDate', 'end_date as endDate'])
    .where('state', 'in', ['expected', 'inHouse'])

/** Returns the reservations in these rooms, and when the rooms are closed, without a reference. */
export async function listOccupied(tx: HotelTransaction, rooms: readonly string[]) {
  const stays = await selectOccupied(tx).where(sql<boolean>`room_number = any(${rooms}::text[])`).execute()
  const closures = await tx
    .selectFrom('room_closures')
    .select([
      sql<string>`''`.as('reference'),
      'room_number as roomNumber',
      'start_date as startDate',
      // The last day is closed too; a stay leaves on its last day.
      sql<string>`end_date + 1`.as('endDate'),
    ])
    .where(sql<boolean>`room_number = any(${rooms}::text[])`)
    .execute()
  return [...stays, ...closures]
}

export function findOccupied(tx: HotelTransaction, id: string) {
  return selectOccupied(tx).where('id', '=', id).executeTakeFirst()
}
