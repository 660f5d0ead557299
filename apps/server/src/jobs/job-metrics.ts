import { Gauge, type Registry } from 'prom-client'
import type { JobMetrics, readJobMetrics } from './job.store.ts'

/** Totals over all hotels from the database, so every process reports the same. */
const metrics = {
  job_last_success_timestamp_seconds: ['The oldest last success among hotels; 0: at one it never ran.', 'succeededAt'],
  job_duration_seconds: ['How long the last runs took: the longest of them.', 'seconds'],
  job_failures_total: ['Runs that failed.', 'failedRuns'],
  job_late: ['How many should have run long ago.', 'late'],
} as const satisfies Record<string, readonly [string, keyof JobMetrics]>

export function registerJobMetrics(registry: Registry, read: () => ReturnType<typeof readJobMetrics>): void {
  let reading: ReturnType<typeof readJobMetrics> | undefined
  const once = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  for (const [name, [help, figure]] of Object.entries(metrics)) {
    new Gauge({
      name,
      help,
      labelNames: ['job'],
      registers: [registry],
      async collect() {
        this.reset()
        // /readyz reports a database that is down; the other metrics are still served.
        for (const row of await once().catch(() => [])) this.set({ job: row.name }, row[figure])
      },
    })
  }
}
