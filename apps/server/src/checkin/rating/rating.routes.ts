import { rateExperience } from '@foyer/contract/rating.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'
import { keepRating } from './rating.store.ts'

export function ratingRoutes(calls: Calls, reservations: ReservationService): void {
  calls.serve(rateExperience, async ({ params, body }, visit) => {
    const reservation = (await reservations.found(visit)).find(({ id }) => id === params.reservationId)
    if (!reservation) throw new Problem('reservationNotFound')
    await keepRating(visit, reservation.id, body.rating)
    return { success: true }
  })
}
