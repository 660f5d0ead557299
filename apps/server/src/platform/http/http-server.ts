import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import type { FastifyServerOptions } from 'fastify'
import { answerInTurns } from './answer-in-turns.ts'
import { limitConnections } from './limit-connections.ts'

/** As Fastify makes one itself, but for what many connections may do at the same moment. */
export function httpServer(answer: RequestListener, options: FastifyServerOptions & { http?: ServerOptions }): Server {
  const server = createServer(options.http ?? {}, answerInTurns(answer))
  server.keepAliveTimeout = options.keepAliveTimeout ?? server.keepAliveTimeout
  server.requestTimeout = options.requestTimeout ?? server.requestTimeout
  server.setTimeout(options.connectionTimeout)
  limitConnections(server)
  return server
}
