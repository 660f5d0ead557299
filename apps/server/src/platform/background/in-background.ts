import type { FastifyInstance } from 'fastify'
import { afterTransaction } from '../database/held-connection.ts'
import { forLog } from '../log/for-log.ts'

/**
 * Runs work that no request waits for, so that response times reveal nothing. It is finished before
 * the server closes.
 */
export type InBackground = (work: () => Promise<unknown>) => void

export function inBackground(app: FastifyInstance): InBackground {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(running)))
  return (work) => {
    const done = afterTransaction(work)
      .catch((error: unknown) => app.log.error({ err: forLog(error) }, 'afterwards'))
      .finally(() => running.delete(done))
    running.add(done)
  }
}
