import { startPickUp } from '@foyer/contract/pick-up.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { RefreshReservation } from '../../book/hotel-system/refresh-reservation.ts'
import type { PickUpService } from './pick-up.service.ts'

/**
 * Asks the rental's own system first: it may have cancelled the rental, or started the pick-up
 * under its own number. If it doesn't answer, nothing starts, so that one pick-up never has two
 * numbers.
 */
export function pickUpRoutes(calls: Calls, pickUps: PickUpService, askHotel: RefreshReservation): void {
  calls.serve(startPickUp, async ({ body }, visit) => ({ pickUpProcess: await pickUps.start(visit, body.reference) }), {
    first: ({ request, body }) => askHotel.orFail(request, body.reference),
  })
}
