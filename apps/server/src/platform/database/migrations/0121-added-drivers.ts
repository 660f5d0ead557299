import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A driver whom the party has added itself: the rental's own system does not know of them, and does not take them off. */
export const addedDrivers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table guests add added_at timestamptz`.execute(db)
  },
}
