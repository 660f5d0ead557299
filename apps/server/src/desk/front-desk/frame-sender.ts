import type { WebSocket } from 'ws'

/**
 * A client that leaves more than this unread is disconnected, and gets everything again after
 * reconnecting.
 */
const MAX_BUFFERED_BYTES = 1_048_576

/** Returns a function that sends frames. Nothing is buffered for a client that doesn't read. */
export function createFrameSender(socket: WebSocket): (frame: string) => void {
  const letGo = () => socket.bufferedAmount > MAX_BUFFERED_BYTES && socket.terminate()
  // The library answers pings itself.
  socket.on('ping', letGo)
  return (frame) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(frame)
    letGo()
  }
}
