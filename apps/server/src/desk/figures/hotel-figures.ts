import { Gauge, type Registry } from 'prom-client'
import { listHotelIds } from '../../access/hotel/hotel.store.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { type FigureName, readFigures } from './hotel-figures.store.ts'

const figures = {
  mails_failed: { help: 'Mails that were given up within the last day.', labels: [] },
  alerts_open: { help: 'Alerts that nobody has handled.', labels: ['kind'] },
  video_calls: { help: 'Video calls of the last day, by how they stand or ended.', labels: ['state'] },
  device_last_seen_timestamp_seconds: {
    help: 'When a device that is in service last called; an idle kiosk calls every ten minutes.',
    labels: ['device', 'app_key'],
  },
  hub_last_heard_timestamp_seconds: {
    help: 'When the device hub of a kiosk last told where it is.',
    labels: ['app_key'],
  },
} as const satisfies Record<FigureName, { readonly help: string; readonly labels: readonly string[] }>

const names = Object.keys(figures) as FigureName[]

/** Metrics from the database, so that every process reports the same values. */
export function tellHotelFigures(registry: Registry, db: Database): void {
  for (const name of names) {
    const { help, labels } = figures[name]
    new Gauge({
      name,
      help,
      labelNames: ['hotel', ...labels],
      registers: [registry],
      async collect() {
        this.reset()
        // /readyz reports a missing database; the other metrics are still reported.
        for (const { hotel, found } of await ofEachHotel(db, name).catch(() => []))
          for (const { labels: own, value } of found) this.set({ hotel: String(hotel), ...own }, value)
      },
    })
  }
}

async function ofEachHotel(db: Database, name: FigureName) {
  const answers: { hotel: number; found: Awaited<ReturnType<typeof readFigures>> }[] = []
  for (const id of await listHotelIds(db.directory)) {
    answers.push({ hotel: id, found: await db.inHotel(id, (tx) => readFigures(tx, name)) })
  }
  return answers
}
