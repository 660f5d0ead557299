import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { holdReservation } from '../../book/lease/hold-reservation.ts'
import { refuseOthers } from '../../book/mask/authors.ts'
import { refuseBeginning } from '../../book/reservation/refuse-not-now.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { noteOutcome } from './face.store.ts'

interface Skip {
  readonly reference: string
  readonly guestId: string
  readonly why: NonNullable<Guest['faceSkip']>
}

/** Lets this guest continue without a match. */
export async function skipFaceOf(
  reservations: ReservationService,
  visit: Visit,
  { reference, guestId, why }: Skip,
): Promise<void> {
  const reservation = await holdReservation(reservations, visit, reference, refuseBeginning)
  const guest = reservation.guests.find(({ id }) => id === guestId)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  refuseOthers(visit, reservation, guest.id)
  if (guest.faceSkip === why) return
  if (!isFaceDue(guest, visit.site)) throw new Problem('mayNot', 'nobody asks for this face here')
  await reservations.book(visit).saveGuests(reservation.id, [{ ...guest, faceSkip: why }])
  await noteOutcome(visit, { guestId, outcome: why, saidBy: 'guest' })
}
