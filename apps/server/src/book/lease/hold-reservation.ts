import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import type { FoundReservation, ReservationService } from '../reservation/reservation.service.ts'
import { type Hold, holdFound } from './lease.store.ts'

interface HeldReservation {
  readonly reservation: FoundReservation
  /** If another screen holds the check-in, this visit may read but not change anything. */
  refuseUnlessHeld(): Promise<void>
}

/** A reservation of this visit, read when it is this visit's turn. */
export async function takeReservation(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
): Promise<HeldReservation> {
  let hold: Hold | undefined
  const found = await reservations.found(visit, async (read) => {
    const held = await holdFound(visit, reference, read)
    hold = held?.hold
    return held?.rows ?? []
  })
  const reservation = found.find(({ id }) => id === hold?.reservationId)
  if (!hold || !reservation) throw new Problem('reservationNotFound', 'this page has not found such a booking')
  return { reservation, refuseUnlessHeld: hold.refuseUnlessHeld }
}

/**
 * The same for callers that change it: throws if the reservation's state or another screen doesn't
 * allow it.
 */
export async function holdReservation(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
  refuse: (reservation: FoundReservation, visit: Visit) => void,
): Promise<FoundReservation> {
  const { reservation, refuseUnlessHeld } = await takeReservation(reservations, visit, reference)
  refuse(reservation, visit)
  await refuseUnlessHeld()
  return reservation
}
