import type { IncomingMessage } from 'node:http'

const TURN_MS = 10
/**
 * Bytes that are read in one turn, of all bodies together: about one read of a connection. Each read
 * is a new buffer, and the garbage collector stops everyone for each 64 megabytes of them.
 */
export const MAX_BYTES_PER_TURN = 64 * 1024

/** Bodies that are read only to be discarded. */
export interface BodyDrain {
  /** To be called before the answer is complete, because Node would then read all of it at once. */
  hold(raw: IncomingMessage): void
  /**
   * Its connection may continue to send, as many programs do before they read an answer, but in
   * turns with the others.
   */
  add(raw: IncomingMessage): void
  delete(raw: IncomingMessage): void
  /** Closes their connections: they have their answers. */
  close(): void
}

/**
 * A body that was refused is read to its end and discarded, or its sender would never read the
 * reason. A hundred such connections at once, or one that sends as fast as it can, would delay
 * everyone else; here a little is read at a time, of each in its turn, and the others wait.
 */
export function createBodyDrain(): BodyDrain {
  /** In the order of their turns. */
  const waiting = new Set<IncomingMessage>()
  let timer: NodeJS.Timeout | undefined

  function turn(): void {
    let left = MAX_BYTES_PER_TURN
    for (const raw of [...waiting]) {
      if (left <= 0) return
      waiting.delete(raw)
      waiting.add(raw)
      left -= raw.readableLength
      discard(raw)
    }
    if (waiting.size === 0) stop()
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
  }

  return {
    hold(raw) {
      raw.pause()
      // Node dumps the body of an answered request unless more of it was requested.
      discard(raw)
    },
    add(raw) {
      waiting.add(raw)
      timer ??= setInterval(turn, TURN_MS).unref()
    },
    delete: (raw) => void waiting.delete(raw),
    close() {
      stop()
      for (const raw of waiting) raw.destroy()
    },
  }
}

/** What follows is received until the stream's buffer is full, and no further. */
function discard(raw: IncomingMessage): void {
  raw.read(raw.readableLength)
}
