import { rateExperience } from '@foyer/contract/rating.ts'
import { MOST_LOW_STARS } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { tellLowRating } from './low-rating.ts'
import { keepRating } from './rating.store.ts'

export function ratingRoutes(calls: Calls, reservations: ReservationService, changes: Changes): void {
  calls.serve(rateExperience, async ({ params, body }, visit) => {
    const reservation = (await reservations.found(visit)).find(({ id }) => id === params.reservationId)
    if (!reservation) throw new Problem('reservationNotFound')
    if (reservation.state === 'cancelled') return { success: false, errors: ['nobody has stayed on this booking'] }
    await keepRating(visit, reservation.id, body.rating)
    if (body.rating <= MOST_LOW_STARS) await tellLowRating(visit, reservation.id, changes)
    return { success: true }
  })
}
