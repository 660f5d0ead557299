import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How long something waits to leave, for operators. */
export const outboxTimes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox_queue add queued_at timestamptz not null default clock_timestamp()`.execute(db)
  },
}
