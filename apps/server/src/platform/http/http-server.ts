import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { answerInTurns, type TurnSettings } from './answer-in-turns.ts'
import { limitConnections, rememberRecognized } from './limit-connections.ts'
import { isUnambiguous, rejectAmbiguous } from './reject-ambiguous.ts'

/** Creates the server as Fastify does, with limits on what many connections may do at once. */
export function createHttpServer(
  answer: RequestListener,
  options: FastifyServerOptions & { http?: ServerOptions },
  { maxConnections, ...turns }: Omit<TurnSettings, 'isRecognized'> & { readonly maxConnections?: number | undefined },
): Server {
  const { shouldUpgradeCallback: takes = () => true, ...http } = options.http ?? {}
  const server = createServer({
    ...http,
    shouldUpgradeCallback: (request) => isUnambiguous(request) && takes(request),
  })
  server.on('request', rejectAmbiguous(answerInTurns(answer, { ...turns, isRecognized: rememberRecognized(server) })))
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout
  server.setTimeout(options.connectionTimeout)
  limitConnections(server, maxConnections)
  return server
}
