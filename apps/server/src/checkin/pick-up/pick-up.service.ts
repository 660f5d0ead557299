import { pickUpNumber } from '@foyer/domain/pick-up/pick-up-number.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { takeReservation } from '../../book/lease/hold-reservation.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { endPickUp, isPickUpOf, keepPickUp, readPickUps } from './pick-up.store.ts'

interface PickUpDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
}

export interface PickUpService {
  /** The number of the pick-up that is open: a second tap, a reload and another kiosk hear the same. */
  start(visit: Visit, reference: string): Promise<string>
  /** A number that a call names has to be one of the reservation that it names. */
  refuseForeign(visit: Visit, reference: string, said: string | undefined): Promise<void>
  /** The car is theirs. */
  end(visit: Visit, reservationId: string): Promise<void>
}

export function pickUpService({ reservations, changes }: PickUpDependencies): PickUpService {
  return {
    async start(visit, reference) {
      const { tx, hotel, site } = visit
      if (!site.product.startsPickUp) throw new Problem('badInput', 'nothing is picked up here')
      // Whoever taps takes their turn, so that two who tap at once begin one pick-up; its check-in they hold only later.
      const { reservation } = await takeReservation(reservations, visit, reference)
      refuseBeginning(reservation, visit)
      const [known] = await readPickUps(tx, reservation.id)
      if (known?.open) return known.open
      const number = pickUpNumber({
        reference: reservation.reference,
        told: known?.told ?? undefined,
        earlier: known?.numbers ?? [],
      })
      await keepPickUp(tx, hotel.id, reservation.id, number)
      afterCommit(tx, () => changes.tell(hotel.id, 'stays'))
      return number
    },

    async refuseForeign(visit, reference, said) {
      // Whoever has signed in begins no pick-up, and has no number to name.
      if (!said) return
      const [own] = await isPickUpOf(visit.tx, await reservations.idOf(visit, reference), said)
      if (!own) throw new Problem('pickUpForeign', 'this booking has no such pick-up')
    },

    async end({ tx, site }, reservationId) {
      if (site.product.startsPickUp) await endPickUp(tx, reservationId)
    },
  }
}
