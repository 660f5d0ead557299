import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What staff note about a stay. */
export const stayDetails: Migration = {
  async up(db) {
    await sql
      .raw(`
      alter table reservations add vip boolean not null default false, add staff_notes text, add preferences text,
        -- Times of day, such as 18:30. The first replaces what the guests said.
        add expected_at text, add late_check_out text;
    `)
      .execute(db)
  },
}
