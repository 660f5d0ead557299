import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/open-database.ts'
import { type OutboxMetrics, readOutboxMetrics } from './outbox-metrics.store.ts'

const metrics = {
  outbox_waiting: ['Deliveries that wait, by the end that they are for.', 'waiting'],
  outbox_oldest_seconds: ['How long the oldest of them has waited.', 'oldest'],
} as const satisfies Record<string, readonly [string, keyof OutboxMetrics]>

/**
 * Read from the database, so every process reports the same. A destination without a row has
 * nothing waiting.
 */
export function registerOutboxMetrics(registry: Registry, db: Database): void {
  for (const [name, [help, figure]] of Object.entries(metrics)) {
    new Gauge({
      name,
      help,
      labelNames: ['end'],
      registers: [registry],
      async collect() {
        this.reset()
        // An unavailable database is reported by /readyz.
        for (const row of await readOutboxMetrics(db).catch(() => [])) this.set({ end: row.end_name }, row[figure])
      },
    })
  }
}
