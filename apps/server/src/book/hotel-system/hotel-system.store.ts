import { sql, type UpdateObject } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** How far the hotel's system was heard, and when. */
export async function noteHeard(
  tx: HotelTransaction,
  hotelId: number,
  heard: UpdateObject<Tables, 'hotel_systems'>,
): Promise<void> {
  await tx
    .insertInto('hotel_systems')
    .values({ hotel_id: hotelId })
    .onConflict((known) => known.doNothing())
    .execute()
  await tx.updateTable('hotel_systems').set(heard).execute()
}

/** It has spoken by itself. */
export function notePush(tx: HotelTransaction, hotelId: number): Promise<void> {
  return noteHeard(tx, hotelId, { pushed_at: sql`clock_timestamp()` })
}
