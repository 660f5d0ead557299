import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    readonly drain: Drain
  }
}

/** The time between the request to stop and the end, in which others take over. */
export interface Drain {
  /** Whether proxies should send requests elsewhere. */
  readonly isDraining: boolean
  begin(): void
}

/**
 * While it drains, the server still answers everything, but each answer closes its connection: a
 * proxy then has none left on which a request could be lost when the server ends.
 */
export function registerDrain(app: FastifyInstance): void {
  let isDraining = false
  app.decorate('drain', {
    get isDraining() {
      return isDraining
    },
    begin() {
      isDraining = true
    },
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
}
