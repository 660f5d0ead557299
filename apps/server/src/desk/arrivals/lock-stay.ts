import { Problem } from '@foyer/domain/problem/problem.ts'
import type { Staff } from '../../access/staff-session/staff.ts'
import { acquireReservationLock } from '../../book/lease/lease.store.ts'
import { type BookedReservation, readReservations } from '../../book/reservation/booked-reservation.store.ts'
import { getStayRow } from './stay-row.ts'

/** Reads the stay under its lock, because a guest may be checking in or out at this moment. */
export async function lockStay(staff: Staff, typed: string): Promise<BookedReservation> {
  const { id } = await getStayRow(staff, typed)
  await acquireReservationLock(staff, id)
  return getReservation(staff, id)
}

export async function getReservation({ tx, hotel }: Staff, id: string): Promise<BookedReservation> {
  const [stay] = await readReservations(tx, hotel, [id])
  if (!stay) throw new Problem('reservationNotFound')
  return stay
}
