import type { IncomingMessage } from 'node:http'

/** How many may send at once: a turn of the event loop takes up to two megabytes from each, in a millisecond or two. */
const AT_ONCE = 4
/** As long as a turn lasts; whoever is alone has one after another. */
const TURN_MS = 5

/** Bodies that nobody waits for any more. */
export interface UnwantedBodies {
  /** Its connection goes on sending, as many programs do before they read an answer, but in turns with the others. */
  add(raw: IncomingMessage): void
  delete(raw: IncomingMessage): void
  close(): void
}

/**
 * A body that was refused by its headers is read to the end and thrown away, or its sender would never hear why. Of a hundred connections that do so at
 * once, everything that has come was read before anybody else was served; here a few are read at a time, and the others wait.
 */
export function readInTurns(): UnwantedBodies {
  /** In the order of their turns. */
  const waiting = new Set<IncomingMessage>()
  let reading: IncomingMessage[] = []
  let timer: NodeJS.Timeout | undefined

  function turn(): void {
    for (const raw of reading) {
      if (!waiting.delete(raw)) continue
      raw.socket.pause()
      waiting.add(raw)
    }
    reading = [...waiting].slice(0, AT_ONCE)
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
      // Node lets the rest of an answered body flow with the next tick, whatever was said before.
      process.nextTick(() => waiting.has(raw) && !reading.includes(raw) && raw.socket.pause())
      timer ??= setInterval(turn, TURN_MS).unref()
    },
    delete(raw) {
      // The next request on this connection is wanted.
      if (waiting.delete(raw)) raw.socket.resume()
    },
    close,
  }
}
