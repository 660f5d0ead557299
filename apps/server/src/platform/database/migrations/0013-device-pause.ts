import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A device that staff have taken out of service for a while, and why. */
export const devicePause: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table devices add paused_at timestamptz, add paused_reason text`.execute(db)
  },
}
