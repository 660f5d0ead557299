import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { beginWork, takeTurn } from '../lease/lease.store.ts'
import type { ReservationService } from '../reservation/reservation.service.ts'

/** A booking of this visit that it may work on, as it stands when it is this visit's turn. */
export async function holdBooking(
  reservations: ReservationService,
  visit: Visit,
  reference: string,
  refuse: (reservation: Reservation, visit: Visit) => void,
): Promise<Reservation> {
  const before = await reservations.one(visit, reference)
  refuse(before, visit)
  await takeTurn(visit, before.id)
  await beginWork(visit, before.id)
  // Read again: while we waited, another request may have gone first.
  const reservation = await reservations.one(visit, reference)
  refuse(reservation, visit)
  return reservation
}
