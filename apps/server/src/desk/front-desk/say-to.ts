import type { WebSocket } from 'ws'

/** Whoever leaves more than this unread is let go, and finds everything again when it is back. */
const MOST_BUFFERED = 1_048_576

/** What is said over a line. It waits here for nobody who asks and does not listen. */
export function sayTo(socket: WebSocket): (frame: string) => void {
  const letGo = () => socket.bufferedAmount > MOST_BUFFERED && socket.terminate()
  // The library answers those by itself.
  socket.on('ping', letGo)
  return (frame) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(frame)
    letGo()
  }
}
