import { Problem } from '@foyer/domain/problem/problem.ts'
import { findProved, mayDo } from '../../access/proof/proved-reservation.ts'
import type { Visit } from '../../access/visit/visit.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'

/** Returns an ended stay for a page that has proved it. */
export async function getDeparted(visit: Visit, reference: string): Promise<BookedReservation> {
  const proved = findProved(visit, reference)
  if (!proved) throw new Problem('reservationNotFound', 'this visit has not found this booking')
  if (!proved.arrived && !mayDo(visit, proved, ['checkOut']))
    throw new Problem('mayNot', 'this page has not checked it out')
  const stay = await getBookedReservation(visit, proved.id)
  if (stay.state !== 'departed') throw new Problem('notCheckedIn', 'no one has checked out of this stay')
  return stay
}

export async function getBookedReservation({ tx, hotel }: Visit, id: string): Promise<BookedReservation> {
  const [stay] = await readReservations(tx, hotel, [id])
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}
