import { Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { Reservation } from '@foyer/domain/reservation/reservation.ts'
import { mayBegin, type NotNow, whyNotNow } from '@foyer/domain/reservation/stay.ts'

const problems: Record<NotNow, ProblemCode> = {
  cancelled: 'reservationCancelled',
  departed: 'stayEnded',
  inHouse: 'alreadyCheckedIn',
  arrivesLater: 'arrivesLater',
  roomNotAvailable: 'roomNotAvailable',
  roomNotReady: 'roomNotReady',
}

/** For giving data and signing, which may happen before a room is ready. */
export function refuseBeginning(reservation: Reservation, today: string): void {
  if (!mayBegin(reservation, today)) refuseArrival(reservation, today)
}

export function refuseArrival(reservation: Reservation, today: string): void {
  const reason = whyNotNow(reservation, today)
  if (reason) throw new Problem(problems[reason])
}
