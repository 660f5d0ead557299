import type { AnyCall } from '@foyer/contract/wire/call.ts'
import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import { InputProblem } from '../api/call-api.ts'

/** Returns the path parameters if the address matches this call. */
export function matchParams({ path }: AnyCall, pathname: string): Record<string, string> | undefined {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const match = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`).exec(pathname)
  return match
    ? Object.fromEntries(names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')]))
    : undefined
}

/**
 * Converts an error thrown by a test's answer into the server's reply; `offline` becomes a lost
 * connection.
 */
export function toErrorResponse(thrown: unknown): Response {
  const problem = ensureProblem(thrown)
  if (problem.code === 'offline') throw new TypeError('Failed to fetch')
  if (problem.code === 'unexpected' && problem.cause) throw problem.cause
  const answer = {
    problem: problem.code,
    ...(problem.detail && { message_error: problem.detail }),
    ...(problem instanceof InputProblem && { issues: problem.issues }),
  }
  return Response.json(answer, { status: getProblemTraits(problem.code).status })
}
