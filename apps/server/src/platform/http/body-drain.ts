import type { IncomingMessage } from 'node:http'

/** How many may send at once. */
const MAX_CONCURRENT = 4
/** The length of a turn; a single sender gets one after another. */
const TURN_MS = 5
/**
 * Bytes after which a turn ends early: one read of a connection. Faster, the garbage collector would
 * have to free so many buffers that everyone else waits for it.
 */
const MAX_BYTES_PER_TURN = 64 * 1024

/** Bodies that are read only to be discarded. */
export interface BodyDrain {
  /**
   * Its connection may continue to send, as many programs do before they read an answer, but in
   * turns with the others.
   */
  add(raw: IncomingMessage): void
  delete(raw: IncomingMessage): void
  close(): void
}

/**
 * A body that was refused is read to its end and discarded, or its sender would never read the
 * reason. A hundred such connections at once, or one that sends as fast as it can, would delay
 * everyone else; here a few are read at a time, a little of each, and the others wait.
 */
export function createBodyDrain(): BodyDrain {
  /** In the order of their turns. */
  const waiting = new Set<IncomingMessage>()
  let reading: IncomingMessage[] = []
  let bytesLeft = 0
  let timer: NodeJS.Timeout | undefined

  function turn(): void {
    for (const raw of reading) {
      if (!waiting.delete(raw)) continue
      raw.socket.pause()
      waiting.add(raw)
    }
    reading = [...waiting].slice(0, MAX_CONCURRENT)
    bytesLeft = MAX_BYTES_PER_TURN
    for (const raw of reading) raw.socket.resume()
    if (reading.length === 0) close()
  }

  function close(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    add(raw) {
      waiting.add(raw)
      raw.on('data', (part: Buffer) => {
        bytesLeft -= part.length
        if (bytesLeft <= 0 && waiting.has(raw)) raw.socket.pause()
      })
      // Node resumes the rest of an answered body on the next tick, whatever was set before.
      process.nextTick(() => waiting.has(raw) && !reading.includes(raw) && raw.socket.pause())
      timer ??= setInterval(turn, TURN_MS).unref()
    },
    delete(raw) {
      // The next request on this connection has to be read normally.
      if (waiting.delete(raw)) raw.socket.resume()
    },
    close,
  }
}
