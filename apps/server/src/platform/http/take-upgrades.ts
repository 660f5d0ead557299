import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { asProblem, problemTraits } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { letIn } from './limit-connections.ts'

interface Lines {
  readonly sockets: WebSocketServer
  readonly isFor: (request: IncomingMessage) => boolean
  /** Authenticates the caller; rejects if they may not connect. */
  readonly admit: (request: IncomingMessage) => Promise<(socket: WebSocket) => void>
}

/** Authenticating takes a database connection, which guests need meanwhile. */
const MOST_AT_ONCE = 4

/** Accepts WebSocket connections. Only authenticated callers may stay connected. */
export function takeUpgrades(app: FastifyInstance, { sockets, isFor, admit }: Lines): void {
  const waiting: (() => void)[] = []
  let looking = 0

  async function inTurn(request: IncomingMessage) {
    if (looking >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else looking += 1
    try {
      // The caller has hung up meanwhile.
      return request.socket.destroyed ? undefined : await admit(request)
    } finally {
      const next = waiting.shift()
      if (next) next()
      else looking -= 1
    }
  }

  app.server.on('upgrade', async (request, stream, head) => {
    if (!isFor(request)) return
    stream.on('error', () => stream.destroy())
    try {
      const open = await inTurn(request)
      if (!open) return stream.destroy()
      letIn(app.server, request.socket)
      sockets.handleUpgrade(request, stream, head, open)
    } catch (caught) {
      refuse(stream, problemTraits(asProblem(caught).code).status)
    }
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  })
}

function refuse(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}
