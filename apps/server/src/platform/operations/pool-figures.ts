import { Gauge, type Registry } from 'prom-client'
import type { PoolFigures } from '../database/connections.ts'

const figures = {
  database_connections_most: ['How many connections there may be.', 'size'],
  database_connections_busy: ['How many are in use.', 'busy'],
  database_connections_waiting: ['How many pieces of work wait for one.', 'waiting'],
} as const satisfies Record<string, readonly [string, keyof PoolFigures]>

/** Metrics of each pool of this process. */
export function tellPoolFigures(registry: Registry, read: () => readonly PoolFigures[]): void {
  for (const [name, [help, figure]] of Object.entries(figures)) {
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
