import { rateExperience } from '@foyer/contract/rating.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import { sql } from 'kysely'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'

/** The last rating of a stay counts. */
export function ratingRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(rateExperience, async ({ params, body }, visit) => {
    const reservation = (await reservations.found(visit)).find(({ id }) => id === params.reservationId)
    if (!reservation) throw new Problem('reservationNotFound')
    await visit.tx
      .insertInto('ratings')
      .values({ hotel_id: visit.hotel.id, reservation_id: reservation.id, stars: body.rating })
      .onConflict((conflict) =>
        conflict.columns(['hotel_id', 'reservation_id']).doUpdateSet({ stars: body.rating, rated_at: sql`now()` }),
      )
      .execute()
    return { success: true }
  })
}
