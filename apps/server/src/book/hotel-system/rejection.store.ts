import type { FeedEvent } from '@foyer/contract/hotel-system.ts'
import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

export interface Rejection {
  /** Empty if the event has none. */
  readonly eventId: string
  readonly kind: FeedEvent['kind'] | undefined
  /** Its reservation's reference, its room's number or its room type's id. */
  readonly key: string | undefined
  readonly why: string
}

/** Per hotel; the oldest are deleted. */
const MAX_REJECTIONS = 500

/** An event that is sent again is stored once, and of each object only the last event. */
export async function saveRejections(
  tx: HotelTransaction,
  hotelId: number,
  rejections: readonly Rejection[],
): Promise<void> {
  for (const { eventId, kind = null, key = null, why } of rejections) {
    if (kind !== null && key !== null) await deleteRejections(tx, kind, [key])
    await tx
      .insertInto('feed_rejections')
      .values({ hotel_id: hotelId, event_id: eventId, kind, key, why })
      .onConflict((known) =>
        known.columns(['hotel_id', 'event_id']).doUpdateSet({
          kind,
          key,
          why,
          times: sql`feed_rejections.times + 1`,
          last_at: sql`clock_timestamp()`,
        }),
      )
      .execute()
  }
  await sql`delete from feed_rejections where ctid = any(array(
    select ctid from feed_rejections order by last_at desc offset ${sql.lit(MAX_REJECTIONS)}))`.execute(tx)
}

/** A later event about each of these objects was accepted, or refused as well. */
export async function deleteRejections(
  tx: HotelTransaction,
  kind: FeedEvent['kind'],
  keys: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('feed_rejections')
    .where('kind', '=', kind)
    .where('key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute()
}
