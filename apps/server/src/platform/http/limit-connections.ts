import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** More than a hotel's devices, guests and staff open together; few enough to be served at once. */
export const MAX_CONNECTIONS = 1_000

const ADMITTED = 'admitted'

/**
 * An authenticated device or system of the hotel that stays connected doesn't count; one that only
 * asks to stay does.
 */
export function admitSocket(server: Server, socket: Socket): void {
  server.emit(ADMITTED, socket)
}

/**
 * Above the limit, a new connection replaces the one that has been idle longest: a browser easily
 * opens another, and an attacker who only holds connections loses them. A request in progress is
 * never cut off for it.
 */
export function limitConnections(server: Server): void {
  let open = 0
  /** Longest idle first. */
  const idle = new Set<Socket>()
  const counted = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open += 1
    idle.add(socket)
    const leave = () => {
      if (counted.delete(socket)) open -= 1
      idle.delete(socket)
    }
    counted.add(socket)
    socket.once('close', leave)
    const [longest] = idle
    if (open <= MAX_CONNECTIONS || !longest || longest === socket) return
    idle.delete(longest)
    longest.destroy()
  })
  server.on('upgrade', ({ socket }) => idle.delete(socket))
  server.on(ADMITTED, (socket: Socket) => {
    if (counted.delete(socket)) open -= 1
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}
