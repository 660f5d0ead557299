import { reportRacPaymentError } from '@foyer/contract/payment.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import type { PickUpService } from './pick-up.service.ts'

interface RacPaymentErrorRoutesDependencies {
  readonly reservations: ReservationService
  readonly pickUps: Pick<PickUpService, 'assertOwnProcess'>
  readonly changes: Changes
}

/** Alerts the desk, once per rental, to a renter who can't pay. */
export function racPaymentErrorRoutes(
  calls: Calls,
  { reservations, pickUps, changes }: RacPaymentErrorRoutesDependencies,
): void {
  calls.serve(reportRacPaymentError, async ({ body: { reference, pickUpProcess } }, visit) => {
    await pickUps.assertOwnProcess(visit, reference, pickUpProcess)
    const { tx, hotel, id: visitId } = visit
    const reservationId = await reservations.idOf(visit, reference)
    await openAlert(tx, hotel.id, { kind: 'rentalNotPaid', reservationId, reference, visitId })
    afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'stays', 'audit'))
    return {}
  })
}
