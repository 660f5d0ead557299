import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { findRequestHotel } from './request-hotel.ts'
import { type Logged, toLogged } from './to-logged.ts'

/** What the line of a refused or failed request says besides. */
interface RequestProblem {
  readonly level: 'info' | 'error'
  readonly problem: string
  /** How many requests since the last such line, if not each has one of its own. */
  readonly times?: number
  readonly err?: Logged
}

const problems = new WeakMap<FastifyRequest, RequestProblem>()

export function recordRequestProblem(request: FastifyRequest, problem: RequestProblem): void {
  problems.set(request, problem)
}

/**
 * One line per request, when it was answered. An allow-list: addresses, headers and bodies contain
 * names and reservation numbers.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { level, ...problem } = problems.get(request) ?? { level: 'info' }
    const hotel = findRequestHotel(request)
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(hotel !== undefined && { hotel }),
        ...problem,
      },
      'request',
    )
  }

  /** For an error in answering an error; its message may quote what was sent. */
  override defaultErrorLog(error: Error, request: FastifyRequest): void {
    recordRequestProblem(request, { level: 'error', problem: 'unexpected', err: toLogged(error) })
  }
}
