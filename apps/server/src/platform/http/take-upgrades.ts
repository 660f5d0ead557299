import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { asProblem, problemTraits } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { letIn } from './limit-connections.ts'

interface Lines {
  readonly sockets: WebSocketServer
  readonly isFor: (request: IncomingMessage) => boolean
  /** Who comes is known then; rejects for whoever may not. */
  readonly admit: (request: IncomingMessage) => Promise<(socket: WebSocket) => void>
}

/** To look who comes takes a connection of the database, and guests need theirs meanwhile. */
const MOST_AT_ONCE = 4

/** Lines that stay open. Whoever may come in is let in; nobody else keeps a connection by not hanging up. */
export function takeUpgrades(app: FastifyInstance, { sockets, isFor, admit }: Lines): void {
  const waiting: (() => void)[] = []
  let looking = 0

  async function inTurn(request: IncomingMessage) {
    if (looking >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
    else looking += 1
    try {
      // Whoever has hung up meanwhile is nobody.
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
