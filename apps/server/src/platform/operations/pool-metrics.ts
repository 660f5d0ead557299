import { Gauge, type Registry } from 'prom-client'
import type { PoolMetrics } from '../database/connections.ts'

const metrics = {
  database_connections_most: ['How many connections there may be.', 'size'],
  database_connections_busy: ['How many are in use.', 'busy'],
  database_connections_waiting: ['How many pieces of work wait for one.', 'waiting'],
} as const satisfies Record<string, readonly [string, keyof PoolMetrics]>

/** Metrics of each pool of this process. */
export function registerPoolMetrics(registry: Registry, read: () => readonly PoolMetrics[]): void {
  for (const [name, [help, figure]] of Object.entries(metrics)) {
    new Gauge({
      name,
      help,
      labelNames: ['pool'],
      registers: [registry],
      collect() {
        for (const pool of read()) this.set({ pool: pool.name }, pool[figure])
      },
    })
  }
}
