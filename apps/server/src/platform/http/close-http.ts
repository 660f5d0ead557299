import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Answers in progress may finish; clients that are still sending, or don't read, are cut off. */
const FINISH_MS = 2_000
/** Work that continues after its answer ends with the process at the latest. */
const GIVE_UP_MS = 3_000
const LOOK_MS = 50

/**
 * Accepts no new requests, and closes within a few seconds. By default a server waits for every
 * connection: over a minute for idle ones, and for ever for those with half a request.
 */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_MS)
  const rest = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
  try {
    await Promise.race([app.close(), delay(GIVE_UP_MS)])
  } finally {
    clearInterval(idle)
    clearTimeout(rest)
  }
}
