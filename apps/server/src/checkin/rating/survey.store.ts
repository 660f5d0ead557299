import { sql } from 'kysely'
import type { Visit } from '../../access/visit/visit.ts'

interface Survey {
  readonly rating: number
  readonly comment?: string | undefined
}

/** The latest answer counts. */
export async function saveSurvey(
  { tx, hotel }: Visit,
  reservationId: string,
  { rating: stars, comment }: Survey,
): Promise<void> {
  const said = { stars, comment: comment?.trim() || null }
  await tx
    .insertInto('surveys')
    .values({ hotel_id: hotel.id, reservation_id: reservationId, ...said })
    .onConflict((conflict) =>
      conflict.columns(['hotel_id', 'reservation_id']).doUpdateSet({ ...said, said_at: sql`clock_timestamp()` }),
    )
    .execute()
}
