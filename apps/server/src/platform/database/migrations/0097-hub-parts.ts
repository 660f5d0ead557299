import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How each part of a hub stands, as it has told last. */
export const hubParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hubs add parts jsonb`.execute(db)
  },
}
