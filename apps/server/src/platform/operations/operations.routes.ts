import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import type { Database } from '../database/open-database.ts'
import type { DiskWatch } from '../disk/disk-watch.ts'
import { registerLongestTurn } from './longest-turn.ts'
import { processFigures } from './process-figures.ts'

/** For operators: liveness, readiness and metrics. Other wings add their own metrics. */
export function operationsRoutes(
  app: FastifyInstance,
  db: Database,
  disk: DiskWatch,
  ...further: readonly ((registry: Registry) => void)[]
): void {
  const registry = new Registry()
  const ofProcess = processFigures()
  const stop = registerLongestTurn(registry)
  app.addHook('onClose', async () => stop())
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
  for (const tellFigures of further) tellFigures(registry)
  const hidden = { schema: { hide: true } }
  app.get('/healthz', hidden, async () => ({ alive: true }))
  app.get('/readyz', hidden, async (_request, reply) => {
    const answers = await db.ping().then(
      () => true,
      () => false,
    )
    if (answers && !app.drain.isDraining && !(await disk.isFull())) return { ready: true }
    return reply.code(503).header('retry-after', '2').send({ ready: false })
  })
  app.get('/metrics', hidden, async (_request, reply) =>
    reply.type(registry.contentType).send(await Registry.merge([ofProcess, registry]).metrics()),
  )
}
