import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** More than a hotel's devices, guests and staff open together; few enough to hear from all of them in one moment. */
export const MOST_CONNECTIONS = 1_000

const LET_IN = 'letIn'

/** Whoever has proved to be a device or a system of the hotel's, and stays, takes nobody's place; whoever only asks to stay does. */
export function letIn(server: Server, socket: Socket): void {
  server.emit(LET_IN, socket)
}

/**
 * Whoever opens one more than that takes the place of the connection that has asked for nothing for the longest: it costs a browser nothing to open
 * another, and whoever only holds lines loses them. What is being asked or answered is never cut off for it.
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
    if (open <= MOST_CONNECTIONS || !longest || longest === socket) return
    idle.delete(longest)
    longest.destroy()
  })
  server.on('upgrade', ({ socket }) => idle.delete(socket))
  server.on(LET_IN, (socket: Socket) => {
    if (counted.delete(socket)) open -= 1
  })
  server.on('request', ({ socket }, response) => {
    idle.delete(socket)
    response.once('close', () => {
      if (!socket.destroyed) idle.add(socket)
    })
  })
}
