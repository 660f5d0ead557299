import { startPickUp } from '@foyer/contract/pick-up.ts'
import type { Calls } from '../../access/serve/serve.ts'
import type { AskHotel } from '../../book/hotel-system/ask-hotel.ts'
import type { PickUpService } from './pick-up.service.ts'

/**
 * The rental's own system is asked first: it may have cancelled the rental, or begun its pick-up under a number of its own. While it
 * does not answer nothing begins, since two numbers for one pick-up would be one too many.
 */
export function pickUpRoutes(calls: Calls, pickUps: PickUpService, askHotel: AskHotel): void {
  calls.serve(startPickUp, async ({ body }, visit) => ({ pickUpProcess: await pickUps.start(visit, body.reference) }), {
    first: ({ request, body }) => askHotel.orFail(request, body.reference),
  })
}
