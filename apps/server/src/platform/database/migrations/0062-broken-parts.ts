import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A hub tells which of its parts do not work. */
export const brokenParts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table hubs add broken text[]`.execute(db)
  },
}
