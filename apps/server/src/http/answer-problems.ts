import { asProblem, Problem, type ProblemCode, problemTraits } from '@foyer/domain/problem/problem.ts'
import type { FastifyError, FastifyInstance } from 'fastify'
import type * as z from 'zod/mini'

/** Inputs that are refused: which, and why, without repeating what was sent. */
export class WrongFields extends Problem {
  readonly issues: readonly { path: string; issue: string }[]

  constructor(issues: readonly { path: string; issue: string }[]) {
    super('badInput', 'some fields are not as they should be')
    this.issues = issues
  }
}

/** A request that does not have the form that the contract asks for. */
export function badForm(error: z.core.$ZodError): WrongFields {
  return new WrongFields(error.issues.map((issue) => ({ path: issue.path.join('.'), issue: issue.code })))
}

/** Fastify's own refusals, in our words. */
const ofFastify: Record<string, ProblemCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'unreadableBody',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'unreadableBody',
  FST_ERR_BAD_URL: 'notFound',
}

/** PostgreSQL refuses some texts that JSON allows (a NUL character, a lone surrogate): the sender's mistake, not ours. */
const refusedTexts = new Set(['22021', '22P05', '22P02'])

export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    const problem = problemOf(error)
    const { status, unreported } = problemTraits(problem.code)
    const log = { problem: problem.code, route: request.routeOptions.url }
    if (status >= 500) request.log.error({ ...log, err: { message: errorWords(error), stack: error.stack } }, 'problem')
    else if (!unreported) request.log.info(log, 'problem')
    if (status === 503) reply.header('retry-after', '2')
    return reply.code(status).send({
      problem: problem.code,
      ...(problem.detail && status !== 500 ? { message_error: problem.detail } : {}),
      ...(problem instanceof WrongFields ? { issues: problem.issues } : {}),
    })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ problem: 'notFound' }))
}

function problemOf(error: FastifyError | Error): Problem {
  const code = 'code' in error ? String(error.code) : ''
  const ours = ofFastify[code]
  if (ours) return new Problem(ours, undefined, { cause: error })
  if (refusedTexts.has(code))
    return new Problem('badInput', 'a text holds characters that cannot be kept', { cause: error })
  if (error instanceof SyntaxError && 'statusCode' in error)
    return new Problem('unreadableBody', undefined, { cause: error })
  if ('statusCode' in error && error.statusCode === 400) return new Problem('badInput', undefined, { cause: error })
  return asProblem(error)
}

/** Database errors quote values; their message is enough to find the place. */
function errorWords(error: Error): string {
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
