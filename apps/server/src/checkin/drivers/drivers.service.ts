import { randomUUID } from 'node:crypto'
import { createDriver, MAX_DRIVERS, notRemovableReason, withoutDriver } from '@foyer/domain/drivers/change-drivers.ts'
import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import { afterCommit } from '../../platform/database/after-commit.ts'
import { voidSignatures } from '../agreement/agreement.store.ts'
import { clearPositions, deleteDriver, insertDriver, setPositions } from './drivers.store.ts'

interface DriversDependencies {
  readonly reservations: ReservationService
  readonly changes: Changes
}

export interface DriversService {
  add(visit: Visit, reference: string): Promise<void>
  remove(visit: Visit, reference: string, driver: string, confirmed: boolean): Promise<void>
}

const rejections = { main: 'driverStays', complete: 'driverComplete' } as const satisfies Record<string, ProblemCode>

/** Manages drivers in addition to the renter. */
export function createDriversService({ reservations, changes }: DriversDependencies): DriversService {
  async function hold(visit: Visit, reference: string): Promise<FoundReservation> {
    if (!visit.site.product.addsPeople) throw new Problem('badInput', 'guests cannot be added here')
    return acquireReservation(reservations, visit, reference, assertMayBegin)
  }

  const tell = ({ tx, hotel }: Visit) => afterCommit(tx, () => changes.publish(hotel.id, 'stays'))

  return {
    async add(visit, reference) {
      const { id, guests } = await hold(visit, reference)
      if (guests.length >= MAX_DRIVERS) throw new Problem('tooManyDrivers')
      await insertDriver(visit.tx, visit.hotel.id, randomUUID(), id, createDriver(guests, visit.site).index)
      await voidSignatures(visit.tx, id)
      tell(visit)
    },

    async remove(visit, reference, driver, confirmed) {
      const reservation = await hold(visit, reference)
      const { id, guests } = reservation
      const leaving = guests.find((one) => one.id === driver)
      // Removing an absent driver succeeds: it was repeated, or someone else was faster.
      if (!leaving) return
      assertNotGivenByOthers(visit, reservation, driver)
      const why = notRemovableReason(leaving, { confirmed })
      if (why) throw new Problem(rejections[why])
      await deleteDriver(visit.tx, id, driver)
      await clearPositions(visit.tx, id)
      const staying = withoutDriver(guests, driver).map((one) => one.id)
      await setPositions(visit.tx, id, staying)
      await voidSignatures(visit.tx, id)
      tell(visit)
    },
  }
}
