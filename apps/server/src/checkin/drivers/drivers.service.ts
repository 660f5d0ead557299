import { randomUUID } from 'node:crypto'
import { MOST_DRIVERS, newDriver, whyKept, withoutDriver } from '@foyer/domain/drivers/change-drivers.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { refuseOthers } from '../../book/mask/authors.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { voidSignatures } from '../agreement/agreement.store.ts'
import { dropDriver, keepDriver, leavePlaces, takePlaces } from './drivers.store.ts'

interface DriversDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
}

export interface DriversService {
  add(visit: Visit, reference: string): Promise<void>
  remove(visit: Visit, reference: string, driver: string, confirmed: boolean): Promise<void>
}

const refusals = { main: 'driverStays', complete: 'driverComplete' } as const satisfies Record<string, ProblemCode>

/** Manages drivers in addition to the renter. */
export function driversService({ reservations, changes }: DriversDependencies): DriversService {
  async function hold(visit: Visit, reference: string): Promise<FoundReservation> {
    if (!visit.site.product.addsPeople) throw new Problem('badInput', 'nobody is added to a party here')
    return holdReservation(reservations, visit, reference, refuseBeginning)
  }

  const tell = ({ tx, hotel }: Visit) => afterCommit(tx, () => changes.tell(hotel.id, 'stays'))

  return {
    async add(visit, reference) {
      const { id, guests } = await hold(visit, reference)
      if (guests.length >= MOST_DRIVERS) throw new Problem('tooManyDrivers')
      await keepDriver(visit.tx, visit.hotel.id, randomUUID(), id, newDriver(guests, visit.site).index)
      await voidSignatures(visit.tx, id)
      tell(visit)
    },

    async remove(visit, reference, driver, confirmed) {
      const reservation = await hold(visit, reference)
      const { id, guests } = reservation
      const leaving = guests.find((one) => one.id === driver)
      // Removing an absent driver succeeds: it was repeated, or someone else was faster.
      if (!leaving) return
      refuseOthers(visit, reservation, driver)
      const why = whyKept(leaving, { confirmed })
      if (why) throw new Problem(refusals[why])
      await dropDriver(visit.tx, id, driver)
      await leavePlaces(visit.tx, id)
      const staying = withoutDriver(guests, driver).map((one) => one.id)
      await takePlaces(visit.tx, id, staying)
      await voidSignatures(visit.tx, id)
      tell(visit)
    },
  }
}
