import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { ensureProblem, getProblemTraits } from '@foyer/domain/problem/problem.ts'
import type { FastifyInstance } from 'fastify'
import type { WebSocket, WebSocketServer } from 'ws'
import { admitSocket } from './limit-connections.ts'

interface UpgradeOptions {
  readonly sockets: WebSocketServer
  readonly isFor: (request: IncomingMessage) => boolean
  /** Authenticates the caller; rejects if they may not connect. */
  readonly admit: (request: IncomingMessage) => Promise<(socket: WebSocket) => void>
}

/** Accepts WebSocket connections. Only authenticated callers may stay connected. */
export function acceptUpgrades(app: FastifyInstance, { sockets, isFor, admit }: UpgradeOptions): void {
  // The caller may have hung up meanwhile.
  const inTurn = (request: IncomingMessage) =>
    app.upgradeTurns.run(request, async () => (request.socket.destroyed ? undefined : admit(request)))

  app.server.on('upgrade', async (request, stream, head) => {
    if (!isFor(request)) return
    stream.on('error', () => stream.destroy())
    try {
      const open = await inTurn(request)
      if (!open) return stream.destroy()
      admitSocket(app.server, request.socket)
      sockets.handleUpgrade(request, stream, head, open)
    } catch (caught) {
      rejectUpgrade(stream, getProblemTraits(ensureProblem(caught).code).status)
    }
  })
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
  })
}

function rejectUpgrade(stream: Duplex, status: number): void {
  stream.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => stream.destroy())
}
