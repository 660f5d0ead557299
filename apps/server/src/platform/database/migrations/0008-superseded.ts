import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What an earlier pre-check-in said of a guest who was scanned anew. */
export const superseded: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table guests add superseded_at timestamptz, add superseded_given jsonb`.execute(db)
  },
}
