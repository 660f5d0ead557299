import type { AlertReasonName } from '@foyer/domain/alert/alert-reasons.ts'
import type { ProblemCode } from '@foyer/domain/problem/problem.ts'
import { notNowProblems } from '@foyer/domain/reservation/not-now-problems.ts'
import type { NotNow } from '@foyer/domain/reservation/why-not-now.ts'

/** Nobody has to come: the room comes by itself, the guest goes back to a form, or the connection does. */
const forNobody: ReadonlySet<ProblemCode> = new Set(['roomNotReady', 'notSignedIn', 'offline'])

/** What the desk hears when a problem takes the whole screen. */
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
