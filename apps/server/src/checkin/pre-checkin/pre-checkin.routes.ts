import { reportFillingIn } from '@foyer/contract/filling-in.ts'
import { openPreCheckin, preCheckIn, sharePreCheckin } from '@foyer/contract/pre-checkin.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { maskGuests } from '../../book/mask/mask-guests.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { PickUpService } from '../pick-up/pick-up.service.ts'
import { saveFillingIn } from './filling-in.store.ts'
import type { PreCheckinService } from './pre-checkin.service.ts'

export function preCheckinRoutes(
  calls: Calls,
  preCheckins: PreCheckinService,
  pickUps: Pick<PickUpService, 'assertOwnProcess'>,
  reservations: Pick<ReservationService, 'idOf'>,
): void {
  calls.serve(openPreCheckin, async ({ body: { link, ...factor } }, visit) => ({
    reservations: maskGuests(visit, await preCheckins.open(visit, link, factor)),
  }))

  calls.serve(sharePreCheckin, async ({ body }, visit) => ({ path: await preCheckins.share(visit, body.reference) }))

  calls.serve(reportFillingIn, async ({ body }, visit) => {
    const reservationId = await reservations.idOf(visit, body.reference)
    return { elsewhere: await saveFillingIn(visit, reservationId, body.guestId) }
  })

  /** The answer doesn't contain the key's code, which is for guests who have arrived. */
  calls.serve(preCheckIn, async ({ body }, visit) => {
    await pickUps.assertOwnProcess(visit, body.reference, body.pickUpProcess)
    await preCheckins.complete(visit, body.reference, body)
    return { errors: [] }
  })
}
