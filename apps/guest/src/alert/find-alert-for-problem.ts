import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { CheckInBlocker } from '@foyer/domain/reservation/check-in-blocker.ts'
import { checkInBlockerProblems } from '@foyer/domain/reservation/check-in-blocker-problems.ts'

/**
 * Reception need not act: the room becomes ready, the guest returns to a form, the network recovers,
 * or reception itself may have taken over, which the page finds out first.
 */
const problemsWithoutAlert: ReadonlySet<ProblemCode> = new Set([
  'roomNotReady',
  'notSignedIn',
  'offline',
  'reservationInUse',
])

/** The alert that reception receives when a problem fills the whole screen. */
export function findAlertForProblem(
  code: ProblemCode,
): { readonly reason: AlertReasonName; readonly problem: ProblemCode } | undefined {
  if (problemsWithoutAlert.has(code)) return undefined
  return { reason: toNotNow(code) ?? 'problem', problem: code }
}

function toNotNow(code: ProblemCode): Exclude<CheckInBlocker, 'roomNotReady'> | undefined {
  const found = Object.entries(checkInBlockerProblems).find(([, problem]) => problem === code)?.[0]
  return found as Exclude<CheckInBlocker, 'roomNotReady'> | undefined
}
