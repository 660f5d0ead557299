import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who says a line of the bill: what the hotel's system or file says may be replaced by it, what we say may not. */
export const folioSource: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table folio_lines add source text not null default 'hotel' check (source in ('hotel', 'foyer'))`.execute(
      db,
    )
  },
}
