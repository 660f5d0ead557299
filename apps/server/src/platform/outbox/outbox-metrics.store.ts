import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'

export interface OutboxMetrics {
  readonly end_name: string
  readonly waiting: number
  readonly oldest: number
}

/** What is waiting, by destination. */
export async function readOutboxMetrics(db: Database): Promise<OutboxMetrics[]> {
  const { rows } = await sql<OutboxMetrics>`select end_name, count(*)::int as waiting,
    extract(epoch from clock_timestamp() - min(queued_at))::float8 as oldest from outbox_queue group by end_name`.execute(
    db.directory,
  )
  return rows
}
