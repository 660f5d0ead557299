import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/database/open-database.ts'

interface Figure {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** What is asked of each hotel. Devices have names that the hotel gave them; nobody's guest is named here. */
const figures = {
  mails_failed: {
    help: 'Mails that were given up within the last day.',
    labels: [],
    ask: sql<Figure>`select '{}'::json as labels, count(*)::int as value from deliveries
      where end_name = 'mail' and state = 'refused' and settled_at > clock_timestamp() - interval '1 day'`,
  },
  alerts_open: {
    help: 'Alerts that nobody has handled.',
    labels: ['kind'],
    ask: sql<Figure>`select json_build_object('kind', kind) as labels, count(*)::int as value from alerts
      where handled_at is null group by kind`,
  },
  video_calls: {
    help: 'Video calls of the last day, by how they stand or ended.',
    labels: ['state'],
    ask: sql<Figure>`select json_build_object('state', coalesce(why, state)) as labels, count(*)::int as value from video_calls
      where asked_at > clock_timestamp() - interval '1 day' group by coalesce(why, state)`,
  },
  device_last_seen_timestamp_seconds: {
    help: 'When a device that is in service last called; an idle kiosk calls every ten minutes.',
    labels: ['device', 'app_key'],
    ask: sql<Figure>`select json_build_object('device', coalesce(nullif(name, ''), left(id::text, 8)), 'app_key', app_key) as labels,
      extract(epoch from coalesce(last_seen_at, enrolled_at))::float8 as value from devices
      where revoked_at is null and paused_at is null`,
  },
  hub_last_heard_timestamp_seconds: {
    help: 'When the device hub of a kiosk last told where it is.',
    labels: ['app_key'],
    ask: sql<Figure>`select json_build_object('app_key', app_key) as labels,
      extract(epoch from max(coalesce(told_at, paired_at)))::float8 as value from hubs group by app_key`,
  },
} as const

/** As the database knows it: every process tells the same. */
export function tellHotelFigures(registry: Registry, db: Database): void {
  for (const [name, { help, labels, ask }] of Object.entries(figures)) {
    new Gauge({
      name,
      help,
      labelNames: ['hotel', ...labels],
      registers: [registry],
      async collect() {
        this.reset()
        // A database that is away is told by /readyz; the other figures are told all the same.
        for (const { hotel, found } of await ofEachHotel(db, ask).catch(() => []))
          for (const { labels: own, value } of found) this.set({ hotel: String(hotel), ...own }, value)
      },
    })
  }
}

async function ofEachHotel(db: Database, ask: (typeof figures)[keyof typeof figures]['ask']) {
  const hotels = await db.directory.selectFrom('hotels').select('id').orderBy('id').execute()
  const answers: { hotel: number; found: Figure[] }[] = []
  for (const { id } of hotels) {
    const { rows } = await db.inHotel(id, (tx) => ask.execute(tx))
    answers.push({ hotel: id, found: rows })
  }
  return answers
}
