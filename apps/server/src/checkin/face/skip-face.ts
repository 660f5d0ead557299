import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { Guest } from '@foyer/domain/guest/guest.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { insertOutcome } from './face.store.ts'

interface Skip {
  readonly reference: string
  readonly guestId: string
  readonly why: NonNullable<Guest['faceSkip']>
}

/** Lets this guest continue without a match. */
export async function skipFaceForGuest(
  reservations: ReservationService,
  visit: Visit,
  { reference, guestId, why }: Skip,
): Promise<void> {
  const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
  const guest = reservation.guests.find(({ id }) => id === guestId)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  assertNotGivenByOthers(visit, reservation, guest.id)
  if (guest.faceSkip === why) return
  if (!isFaceDue(guest, visit.site)) throw new Problem('mayNot', 'no face comparison is requested here')
  await reservations.book(visit).saveGuests(reservation.id, [{ ...guest, faceSkip: why }])
  await insertOutcome(visit, { guestId, outcome: why, saidBy: 'guest' })
}
