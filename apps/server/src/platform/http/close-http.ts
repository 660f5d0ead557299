import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What is being answered may be finished; whoever has not finished asking, or does not listen, is cut off. */
const FINISH_MS = 2_000
/** Work that goes on after its answer ends with the process at the latest. */
const GIVE_UP_MS = 3_000
const LOOK_MS = 50

/**
 * Takes no new request, and ends within a few seconds. Left to itself a server waits for every connection: for those that
 * answered their last request over a minute, for those with half a request for ever.
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
