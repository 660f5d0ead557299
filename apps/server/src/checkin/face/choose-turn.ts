import { isFaceDue } from '@foyer/domain/face/face-due.ts'
import type { TurnSide } from '@foyer/domain/face/face-turn.ts'
import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { acquireReservation } from '../../book/lease/acquire-reservation.ts'
import { assertNotGivenByOthers } from '../../book/mask/authors.ts'
import { assertMayBegin } from '../../book/reservation/assert-may-begin.ts'
import type { ReservationService } from '../../book/reservation/reservation.service.ts'
import { saveTurn } from './face.store.ts'

interface Person {
  readonly reference: string
  readonly guestId: string
}

/** Chooses the side to which this guest turns the head in the next film. */
export async function chooseTurn(
  reservations: ReservationService,
  visit: Visit,
  { reference, guestId }: Person,
): Promise<TurnSide> {
  const reservation = await acquireReservation(reservations, visit, reference, assertMayBegin)
  const guest = reservation.guests.find(({ id }) => id === guestId)
  if (!guest) throw new Problem('badInput', 'no such guest in this booking')
  assertNotGivenByOthers(visit, reservation, guest.id)
  if (visit.site.policies.face.source !== 'video') throw new Problem('mayNot', 'this hotel takes no videos')
  if (!isFaceDue(guest, visit.site)) throw new Problem('mayNot', 'no face comparison is requested here')
  if (guest.faceConsent !== true) throw new Problem('consentMissing', 'this guest has not agreed to it')
  return saveTurn(visit, guest.id)
}
