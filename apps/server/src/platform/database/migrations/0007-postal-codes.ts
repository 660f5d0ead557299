import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Postal codes are the same for every hotel: an operator imports them, and all guests search them. */
export const postalCodes: Migration = {
  async up(db: Kysely<unknown>) {
    // Compared byte by byte: only so does an index find what begins with something.
    await sql
      .raw(
        `create table postal_codes (country text not null, key text collate "C" not null, postal_code text not null,
          city text not null, primary key (country, key, city))`,
      )
      .execute(db)
  },
}
