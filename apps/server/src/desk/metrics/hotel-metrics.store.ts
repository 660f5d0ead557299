import { sql } from 'kysely'
import type { HotelTransaction } from '../../platform/database/hotel-transaction.ts'

interface Metric {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

/** Queries per hotel. They include device names, which the hotel chose, but no guest data. */
const queries = {
  mails_failed: sql<Metric>`select '{}'::json as labels, count(*)::int as value from deliveries
      where end_name = 'mail' and state = 'refused' and settled_at > clock_timestamp() - interval '1 day'`,
  alerts_open: sql<Metric>`select json_build_object('kind', kind) as labels, count(*)::int as value from alerts
      where handled_at is null group by kind`,
  video_calls: sql<Metric>`select json_build_object('state', coalesce(why, state)) as labels, count(*)::int as value from video_calls
      where asked_at > clock_timestamp() - interval '1 day' group by coalesce(why, state)`,
  device_last_seen_timestamp_seconds: sql<Metric>`select json_build_object('device', coalesce(nullif(name, ''), left(id::text, 8)), 'app_key', app_key) as labels,
      extract(epoch from coalesce(last_seen_at, enrolled_at))::float8 as value from devices
      where revoked_at is null and paused_at is null`,
  hub_last_heard_timestamp_seconds: sql<Metric>`select json_build_object('app_key', app_key) as labels,
      extract(epoch from max(coalesce(told_at, paired_at)))::float8 as value from hubs group by app_key`,
} as const

export type MetricName = keyof typeof queries

export async function readMetrics(tx: HotelTransaction, name: MetricName): Promise<Metric[]> {
  const { rows } = await queries[name].execute(tx)
  return rows
}
