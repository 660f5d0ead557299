import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

const selectOccupied = (tx: HotelTransaction) =>
  tx
    .selectFrom('reservations')
    .select(['reference', 'room_number as roomNumber', 'start_date as startDate', 'end_date as endDate'])
    .where('state', 'in', ['expected', 'inHouse'])

/** Returns the reservations in these rooms. */
export function listOccupied(tx: HotelTransaction, rooms: readonly string[]) {
  return selectOccupied(tx).where(sql<boolean>`room_number = any(${rooms}::text[])`).execute()
}

export function findOccupied(tx: HotelTransaction, id: string) {
  return selectOccupied(tx).where('id', '=', id).executeTakeFirst()
}
