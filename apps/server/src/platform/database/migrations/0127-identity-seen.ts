import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** One of the staff has seen that a guest is who their document says. */
export const identitySeen: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table guests add identity_seen_at timestamptz, add identity_seen_by text`.execute(db)
  },
}
