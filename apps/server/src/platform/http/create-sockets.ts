import { socketOptions } from '@foyer/contract/messages/socket-options.ts'
import { type ServerOptions, WebSocketServer } from 'ws'

export function createSockets(options: Pick<ServerOptions, 'maxPayload' | 'handleProtocols'>): WebSocketServer {
  return new WebSocketServer({ ...options, ...socketOptions })
}
