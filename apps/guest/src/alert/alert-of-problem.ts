import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { notNowProblems } from '@foyer/domain/reservation/not-now-problems.ts'
import type { NotNow } from '@foyer/domain/reservation/why-not-now.ts'

/**
 * Reception need not act: the room becomes ready, the
 * guest returns to a form, or the network recovers.
 */
const forNobody: ReadonlySet<ProblemCode> = new Set(['roomNotReady', 'notSignedIn', 'offline'])

/** The alert that reception receives when a problem fills the whole screen. */
export function alertOfProblem(
  code: ProblemCode,
): { readonly reason: AlertReasonName; readonly problem: ProblemCode } | undefined {
  if (forNobody.has(code)) return undefined
  return { reason: notNowOf(code) ?? 'problem', problem: code }
}

function notNowOf(code: ProblemCode): Exclude<NotNow, 'roomNotReady'> | undefined {
  const found = Object.entries(notNowProblems).find(([, problem]) => problem === code)?.[0]
  return found as Exclude<NotNow, 'roomNotReady'> | undefined
}
