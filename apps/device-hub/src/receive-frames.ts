import type { WebSocket } from 'ws'

/** More than all devices of a kiosk have to do at once; each may be a receipt of megabytes. */
export const MAX_UNANSWERED = 16

const NOT_TEXT_CLOSE_CODE = 1003

/**
 * Hands over each frame of a page. While too many are unanswered, those that were read already wait,
 * and nothing more is read.
 */
export function receiveFrames(socket: WebSocket, answer: (frame: string) => Promise<void>): void {
  const waiting: string[] = []
  let unanswered = 0

  async function start(frame: string): Promise<void> {
    unanswered += 1
    for (let next: string | undefined = frame; next !== undefined; next = waiting.shift()) await answer(next)
    unanswered -= 1
    if (socket.isPaused) socket.resume()
  }

  socket.on('message', (data, isBinary) => {
    if (isBinary) socket.close(NOT_TEXT_CLOSE_CODE)
    else if (unanswered < MAX_UNANSWERED) void start(String(data))
    else {
      waiting.push(String(data))
      socket.pause()
    }
  })
}
