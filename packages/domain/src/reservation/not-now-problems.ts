import type { ProblemCode } from '../problem/problem.ts'
import type { NotNow } from './why-not-now.ts'

export const notNowProblems: Readonly<Record<NotNow, ProblemCode>> = {
  cancelled: 'reservationCancelled',
  departed: 'stayEnded',
  inHouse: 'alreadyCheckedIn',
  arrivesLater: 'arrivesLater',
  roomNotAvailable: 'roomNotAvailable',
  roomNotReady: 'roomNotReady',
}
