import { ensureProblem, getProblemTraits, Problem, type ProblemCode } from '@foyer/domain/problem/problem.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { DISK_FULL } from '../disk/disk-watch.ts'
import { createSeldomLog } from '../log/log-seldom.ts'
import { recordRequestProblem } from '../log/request-log.ts'
import { toLogged } from '../log/to-logged.ts'
import { DEADLINE_PASSED } from '../time/deadline.ts'

/** Rejected inputs: which ones and why, without repeating what was sent. */
export class WrongFields extends Problem {
  readonly issues: readonly { path: string; issue: string }[]

  constructor(issues: readonly { path: string; issue: string }[]) {
    super('badInput', 'some fields are not as they should be')
    this.issues = issues
  }
}

/** More than a person corrects at once; a client that sends thousands need not read them all. */
const MAX_ISSUES = 100

/** A request that doesn't match the contract's schema. */
export function toWrongFields(error: z.core.$ZodError): WrongFields {
  const issues = error.issues.slice(0, MAX_ISSUES)
  return new WrongFields(issues.map((issue) => ({ path: issue.path.join('.'), issue: issue.code })))
}

/** Errors of libraries, as our problem codes. */
const problemCodes: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadableBody',
  FST_ERR_BAD_URL: 'notFound',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  // PostgreSQL stores less than JSON can express: no NUL, no lone surrogate, no infinite number.
  // The sender's mistake, not ours.
  '22021': 'badInput',
  '22P05': 'badInput',
  '22P02': 'badInput',
  '22003': 'badInput',
  '22007': 'badInput',
  '22008': 'badInput',
  // Two conflicting requests, or one that waited too long: the same request may succeed in a
  // moment.
  '40001': 'unavailable',
  '40P01': 'unavailable',
  '55P03': 'unavailable',
  '57014': 'unavailable',
  [DEADLINE_PASSED]: 'unavailable',
  [DISK_FULL]: 'unavailable',
}

const retryAfterSeconds: Partial<Record<number, string>> = { 429: '60', 503: '2' }

interface ProblemSettings {
  readonly onDiskFull?: (() => void) | undefined
  /** Monotonic milliseconds; if absent, the machine's. */
  readonly now?: (() => number) | undefined
}

interface FailedRequest {
  readonly request: FastifyRequest
  readonly problem: ProblemCode
  readonly err: ReturnType<typeof toLogged>
}

type LogUnavailable = (failed: FailedRequest) => void

export function answerProblems(app: FastifyInstance, { onDiskFull, now }: ProblemSettings = {}): void {
  // An overloaded server would otherwise log an error for each of thousands of requests.
  const logUnavailable = createSeldomLog<FailedRequest>(logFailure, now)
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (isDiskFull(error)) onDiskFull?.()
    return answerProblem(error, request, reply, logUnavailable)
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ problem: 'notFound' }))
}

export function answerProblem(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
  logUnavailable: LogUnavailable = logFailure,
): FastifyReply {
  const problem = toProblem(error)
  const { status } = getProblemTraits(problem.code)
  recordRequestProblem(request, { level: 'info', problem: problem.code })
  // A full disk is an error once, not in every request that meets it.
  if (status >= 500 && !isDiskFull(error)) {
    const failed = { request, problem: problem.code, err: toLogged(error) }
    if (status === 503) logUnavailable(failed)
    else logFailure(failed)
  }
  const retryAfter = retryAfterSeconds[status]
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply.code(status).send({
    problem: problem.code,
    ...(problem.detail && status !== 500 ? { message_error: problem.detail } : {}),
    ...(problem instanceof WrongFields ? { issues: problem.issues } : {}),
  })
}

function logFailure({ request, ...failed }: FailedRequest & { readonly times?: number }): void {
  recordRequestProblem(request, { level: 'error', ...failed })
}

const isDiskFull = (error: Error): boolean => 'code' in error && error.code === DISK_FULL

function toProblem(error: FastifyError | Error): Problem {
  const code = 'code' in error ? String(error.code) : ''
  const ours = problemCodes[code]
  if (ours) return new Problem(ours, undefined, { cause: error })
  const status = 'statusCode' in error ? Number(error.statusCode) : 0
  if (status >= 400 && status < 500) return new Problem('badInput', undefined, { cause: error })
  return ensureProblem(error)
}
