import type { WebSocket } from 'ws'

const NOT_KEPT = 1011

/** More than these wait with their sender, not here. */
const MOST_WAITING = 64

/** Whoever sends what is no frame hears why, before the line is gone with all that is still on its way. */
export const HEARS_WHY_MS = 1_000

/** A connection whose other end lost its power closes by itself never. */
const BEAT_MS = 30_000

/**
 * Frames one after another. Whatever could not be kept closes the connection: the other end comes back and says everything again that
 * nobody has acknowledged.
 */
export function inlet(socket: WebSocket, hear: (frame: string) => Promise<void>, onBeat: () => void = () => {}): void {
  let waiting = 0
  let heard = Promise.resolve()
  socket.on('message', (data) => {
    waiting += 1
    if (waiting > MOST_WAITING) socket.pause()
    heard = heard
      .then(() => (socket.readyState === socket.OPEN ? hear(String(data)) : undefined))
      .catch(() => socket.close(NOT_KEPT))
      .finally(() => {
        waiting -= 1
        if (socket.isPaused) socket.resume()
      })
  })
  socket.on('error', () => setTimeout(() => socket.terminate(), HEARS_WHY_MS).unref())

  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    onBeat()
  }, BEAT_MS)
  socket.on('close', () => clearInterval(beat))
}
