import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'

/** The latest rating of a stay counts. */
export async function saveRating(visit: Visit, reservationId: string, stars: number): Promise<void> {
  await visit.tx
    .insertInto('ratings')
    .values({ hotel_id: visit.hotel.id, reservation_id: reservationId, stars })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'reservation_id']).doUpdateSet({ stars, rated_at: sql`now()` }),
    )
    .execute()
}
