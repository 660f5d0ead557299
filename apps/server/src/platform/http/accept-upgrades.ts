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

/** Authenticating takes a database connection, which guests need meanwhile. */
const MAX_CONCURRENT = 4

/** Accepts WebSocket connections. Only authenticated callers may stay connected. */
export function acceptUpgrades(app: FastifyInstance, { sockets, isFor, admit }: UpgradeOptions): void {
  const waiting: (() => void)[] = []
  let looking = 0

  async function inTurn(request: IncomingMessage) {
    if (looking >= MAX_CONCURRENT) await new Promise<void>((resolve) => waiting.push(resolve))
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
