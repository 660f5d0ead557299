import { rateExperience } from '@foyer/contract/rating.ts'
import { MAX_LOW_RATING } from '@foyer/domain/checkout/check-out.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { notifyLowRating } from './notify-low-rating.ts'
import { saveRating } from './rating.store.ts'

export function ratingRoutes(calls: Calls, reservations: ReservationService, changes: Changes): void {
  calls.serve(rateExperience, async ({ params, body }, visit) => {
    const reservation = (await reservations.found(visit)).find(({ id }) => id === params.reservationId)
    if (!reservation) throw new Problem('reservationNotFound')
    if (reservation.state === 'cancelled' || reservation.state === 'noShow')
      return { success: false, errors: ['no one has stayed on this booking'] }
    await saveRating(visit, reservation.id, body.rating)
    if (body.rating <= MAX_LOW_RATING) await notifyLowRating(visit, reservation.id, changes)
    return { success: true }
  })
}
