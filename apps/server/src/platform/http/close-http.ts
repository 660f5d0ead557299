import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Answers in progress may finish; clients that are still sending, or don't read, are cut off. */
const DRAIN_TIMEOUT_MS = 2_000
/** Work that continues after its answer ends with the process at the latest. */
const TIMEOUT_MS = 3_000
const POLL_INTERVAL_MS = 50

/**
 * Accepts no new requests, and closes within a few seconds. By default a server waits for every
 * connection: over a minute for idle ones, and for ever for those with half a request.
 */
export async function closeHttp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), POLL_INTERVAL_MS)
  const rest = setTimeout(() => app.server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  try {
    await Promise.race([app.close(), delay(TIMEOUT_MS)])
  } finally {
    clearInterval(idle)
    clearTimeout(rest)
  }
}
