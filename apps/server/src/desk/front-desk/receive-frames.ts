import type { WebSocket } from 'ws'

const NOT_STORED = 1011

/** Above this, messages wait at the sender. */
const MAX_WAITING = 64

/**
 * Gives the sender of an invalid frame time to receive the reason before we terminate the
 * connection.
 */
export const CLOSE_GRACE_MS = 1_000

/** A connection never closes on its own when the other end loses power. */
const HEARTBEAT_MS = 30_000

/**
 * Processes frames one after another. If one can't be stored, the connection closes: the other end
 * reconnects and resends everything that wasn't acknowledged.
 */
export function receiveFrames(
  socket: WebSocket,
  hear: (frame: string) => Promise<void>,
  onBeat: () => void = () => {},
): void {
  let waiting = 0
  let heard = Promise.resolve()
  socket.on('message', (data) => {
    waiting += 1
    if (waiting > MAX_WAITING) socket.pause()
    heard = heard
      .then(() => (socket.readyState === socket.OPEN ? hear(String(data)) : undefined))
      .catch(() => socket.close(NOT_STORED))
      .finally(() => {
        waiting -= 1
        if (socket.isPaused) socket.resume()
      })
  })
  socket.on('error', () => setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref())

  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    onBeat()
  }, HEARTBEAT_MS)
  socket.on('close', () => clearInterval(beat))
}
