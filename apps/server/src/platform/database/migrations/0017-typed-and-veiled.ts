import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How a signature came onto the sheet, and which visit gave what is known of a guest: absent, nobody but the house. */
export const typedAndVeiled: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table signatures add kind text not null default 'drawn' check (kind in ('drawn', 'typed'))`.execute(
      db,
    )
    await sql`alter table guests add given_by text`.execute(db)
  },
}
