import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who at the desk sees the screen of a check-in, and what it shows. */
export const watchedCheckIns: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table checkin_leases
        add watcher_id uuid,
        add watcher_name text,
        add watched_until timestamptz,
        add shown jsonb,
        add shown_at timestamptz;
    `)
      .execute(db)
  },
}
