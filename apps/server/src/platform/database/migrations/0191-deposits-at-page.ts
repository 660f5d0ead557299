import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A deposit that the renter blocks on the provider's own page, with a card that nobody keeps. */
export const depositsAtPage: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table deposits add at_page boolean not null default false`.execute(db)
    await sql`create unique index on deposits (hotel_id, order_number)`.execute(db)
  },
}
