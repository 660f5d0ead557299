import { getPickUpNumber } from '@foyer/domain/pick-up/pick-up-number.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { lockReservation } from '../../book/lease/acquire-reservation.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { endPickUp, insertPickUp, isPickUpOf, readPickUps } from './pick-up.store.ts'

interface PickUpDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
}

export interface PickUpService {
  /**
   * Returns the number of the open pick-up; a second tap, a reload and another kiosk get the same.
   */
  start(visit: Visit, reference: string): Promise<string>
  /** Throws if the number isn't one of this reservation's pick-ups. */
  assertOwnProcess(visit: Visit, reference: string, said: string | undefined): Promise<void>
  /** Ends the pick-up once the car is handed over. */
  end(visit: Visit, reservationId: string): Promise<void>
}

export function createPickUpService({ reservations, changes }: PickUpDependencies): PickUpService {
  return {
    async start(visit, reference) {
      const { tx, hotel, site } = visit
      if (!site.product.startsPickUp) throw new Problem('badInput', 'this is not a pick-up')
      // Locks the reservation, so that concurrent taps start one pick-up; the check-in lease comes
      // later.
      const { reservation } = await lockReservation(reservations, visit, reference)
      assertMayBegin(reservation, visit)
      const [known] = await readPickUps(tx, reservation.id)
      if (known?.open) return known.open
      const number = getPickUpNumber({
        reference: reservation.reference,
        systemNumber: known?.told ?? undefined,
        earlier: known?.numbers ?? [],
      })
      await insertPickUp(tx, hotel.id, reservation.id, number)
      afterCommit(tx, () => changes.publish(hotel.id, 'stays'))
      return number
    },

    async assertOwnProcess(visit, reference, said) {
      // Signed-in guests start no pick-up and send no number.
      if (!said) return
      const [own] = await isPickUpOf(visit.tx, await reservations.idOf(visit, reference), said)
      if (!own) throw new Problem('pickUpForeign', 'this booking has no such pick-up')
    },

    async end({ tx, site }, reservationId) {
      if (site.product.startsPickUp) await endPickUp(tx, reservationId)
    },
  }
}
