import { createAlert } from '@foyer/contract/alert.ts'
import type { Calls } from '../../access/serve/serve.ts'
import { openAlert } from '../../book/alert/open-alert.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { listPayments } from './payment.store.ts'

interface PaidNotArrivedRoutesDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
}

/**
 * Alerts staff when a guest has paid but couldn't check in, with the page's message. Whether they
 * have paid comes from our ledger.
 */
export function paidNotArrivedRoutes(calls: Calls, { reservations, changes }: PaidNotArrivedRoutesDependencies): void {
  calls.serve(createAlert, async ({ body: { reference, message } }, visit) => {
    const { tx, hotel, id: visitId } = visit
    const reservationId = await reservations.idOf(visit, reference)
    const hasPaid = (await listPayments(tx, reservationId)).some(({ state }) => state === 'captured')
    const about = { reservationId, reference, visitId, problem: message, key: 'notGiven' } as const
    await openAlert(
      tx,
      hotel.id,
      hasPaid
        ? { ...about, kind: 'paidNotArrived', money: 'charged' }
        : { ...about, kind: 'guestStuck', money: 'nothingCharged' },
    )
    afterCommit(tx, () => changes.publish(hotel.id, 'alerts', 'stays', 'audit'))
    return {}
  })
}
