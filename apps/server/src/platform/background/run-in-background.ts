import type { FastifyInstance } from 'fastify'
import { afterTransaction } from '../database/held-connection.ts'
import { toLogged } from '../log/to-logged.ts'

/**
 * Runs work that no request waits for, so that response times reveal nothing. It is finished before
 * the server closes.
 */
export type RunInBackground = (work: () => Promise<unknown>) => void

export function createRunInBackground(app: FastifyInstance): RunInBackground {
  const running = new Set<Promise<unknown>>()
  app.addHook('onClose', async () => void (await Promise.allSettled(running)))
  return (work) => {
    const done = afterTransaction(work)
      .catch((error: unknown) => app.log.error({ err: toLogged(error) }, 'afterwards'))
      .finally(() => running.delete(done))
    running.add(done)
  }
}
