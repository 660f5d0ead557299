import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation, ReservationService } from '../reservation/reservation.service.ts'
import { acquireFound, type Lease } from './lease.store.ts'

interface LockedReservation {
  readonly reservation: FoundReservation
  /** If another screen holds the check-in, this visit may read but not change anything. */
  assertHeld(): Promise<void>
}

/** A reservation of this visit, read when it is this visit's turn. */
export async function lockReservation(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
): Promise<LockedReservation> {
  let hold: Lease | undefined
  const found = await reservations.found(visit, async (read) => {
    const held = await acquireFound(visit, reference, read)
    hold = held?.hold
    return held?.rows ?? []
  })
  const reservation = found.find(({ id }) => id === hold?.reservationId)
  if (!hold || !reservation) throw new Problem('reservationNotFound', 'this visit has not found this booking')
  return { reservation, assertHeld: hold.assertHeld }
}

/**
 * The same for callers that change it: throws if the reservation's state or another screen doesn't
 * allow it.
 */
export async function acquireReservation(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
  refuse: (reservation: FoundReservation, visit: Visit) => void,
): Promise<FoundReservation> {
  const { reservation, assertHeld } = await lockReservation(reservations, visit, reference)
  refuse(reservation, visit)
  await assertHeld()
  return reservation
}
