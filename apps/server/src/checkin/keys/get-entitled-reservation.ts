import { Problem } from '@foyer/domain/problem/problem.ts'
import { hasArrived } from '@foyer/domain/proof/trusted-author.ts'
import { canSeeKey } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { assertIdentitySeen } from '../../book/reservation/assert-identity-seen.ts'
import type { FoundReservation, ReservationService } from '../../book/reservation/reservation.service.ts'

/** Number and surname are enough to arrive, but not to get the key of a guest who already has. */
export async function getEntitledReservation(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
): Promise<FoundReservation> {
  const reservation = await reservations.one(visit, reference)
  // Another guest's check-in entitles to nothing.
  if (reservation.awaitsNewGuest) throw new Problem('notCheckedIn', 'the new guest has not checked in')
  const arrived = reservation.proved.arrived || hasArrived(reservation, visit.id)
  if (!canSeeKey(visit, { ...reservation.proved, arrived }))
    throw new Problem(reservation.state === 'inHouse' ? 'proofTooWeak' : 'notCheckedIn')
  // Perhaps the hotel's own system has checked them in.
  assertIdentitySeen(reservation, visit)
  return reservation
}
