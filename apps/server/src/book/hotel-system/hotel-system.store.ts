import { sql, type UpdateObject } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'
import type { Tables } from '../../platform/database/tables.ts'

/** Records how far the hotel's system was read, and when. */
export async function saveHotelSystem(
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

/** Records that it pushed something. */
export function recordPush(tx: HotelTransaction, hotelId: number): Promise<void> {
  return saveHotelSystem(tx, hotelId, { pushed_at: sql`clock_timestamp()` })
}

/** Records that everything it sent was stored. */
export function recordPull(tx: HotelTransaction, hotelId: number): Promise<void> {
  return saveHotelSystem(tx, hotelId, { pulled_at: sql<Date>`clock_timestamp()`, pull_error: null })
}

/** Fields are stored up to this number. */
const MAX_IGNORED = 100

/** Records fields that it sends and that we don't know, each once. */
export async function recordIgnoredFields(
  tx: HotelTransaction,
  hotelId: number,
  fields: readonly string[],
): Promise<void> {
  const { ignored_fields: known = [] } =
    (await tx.selectFrom('hotel_systems').select('ignored_fields').executeTakeFirst()) ?? {}
  const all = [...new Set([...known, ...fields])].slice(0, MAX_IGNORED)
  if (all.length > known.length) await saveHotelSystem(tx, hotelId, { ignored_fields: all })
}

export async function findFeedCursor(tx: HotelTransaction): Promise<string | undefined> {
  const row = await tx.selectFrom('hotel_systems').select('feed_cursor').executeTakeFirst()
  return row?.feed_cursor ?? undefined
}
