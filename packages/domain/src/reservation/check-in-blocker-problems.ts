import type { ProblemCode } from '../problem/problem.ts'
import type { CheckInBlocker } from './check-in-blocker.ts'

export const checkInBlockerProblems: Readonly<Record<CheckInBlocker, ProblemCode>> = {
  cancelled: 'reservationCancelled',
  noShow: 'reservationNoShow',
  departed: 'stayEnded',
  inHouse: 'alreadyCheckedIn',
  arrivesLater: 'arrivesLater',
  roomNotAvailable: 'roomNotAvailable',
  roomNotReady: 'roomNotReady',
}
