import { type ServerOptions, WebSocketServer } from 'ws'

/**
 * Reads one frame in each turn of the event loop: otherwise all frames of a packet are read at once,
 * and thousands fit into one.
 */
export function createSockets(options: Pick<ServerOptions, 'maxPayload' | 'handleProtocols'>): WebSocketServer {
  return new WebSocketServer({
    ...options,
    noServer: true,
    perMessageDeflate: false,
    allowSynchronousEvents: false,
  })
}
