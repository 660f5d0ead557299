import { Gauge, type Registry } from 'prom-client'
import { listHotelIds } from '../../access/hotel/hotel.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { type MetricName, readMetrics } from './hotel-metrics.store.ts'

const metrics = {
  mails_failed: { help: 'Mails that were given up within the last day.', labels: [] },
  alerts_open: { help: 'Alerts that are not handled.', labels: ['kind'] },
  video_calls: { help: 'Video calls of the last day, by state or outcome.', labels: ['state'] },
  device_last_seen_timestamp_seconds: {
    help: 'When a device that is in service last called; an idle kiosk calls every ten minutes.',
    labels: ['device', 'app_key'],
  },
  hub_last_heard_timestamp_seconds: {
    help: 'When the device hub of a kiosk last told where it is.',
    labels: ['app_key'],
  },
} as const satisfies Record<MetricName, { readonly help: string; readonly labels: readonly string[] }>

const names = Object.keys(metrics) as MetricName[]

/** Metrics from the database, so that every process reports the same values. */
export function registerHotelMetrics(registry: Registry, db: Database): void {
  for (const name of names) {
    const { help, labels } = metrics[name]
    new Gauge({
      name,
      help,
      labelNames: ['hotel', ...labels],
      registers: [registry],
      async collect() {
        this.reset()
        // /readyz reports a missing database; the other metrics are still reported.
        for (const { hotel, found } of await readAllHotels(db, name).catch(() => []))
          for (const { labels: own, value } of found) this.set({ hotel: String(hotel), ...own }, value)
      },
    })
  }
}

async function readAllHotels(db: Database, name: MetricName) {
  const answers: { hotel: number; found: Awaited<ReturnType<typeof readMetrics>> }[] = []
  for (const id of await listHotelIds(db.directory)) {
    answers.push({ hotel: id, found: await db.inHotel(id, (tx) => readMetrics(tx, name)) })
  }
  return answers
}
