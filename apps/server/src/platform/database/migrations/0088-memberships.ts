import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Whom the hotel gives a promotional code: in a table and not in its document, whose old versions are kept. */
export const memberships: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table memberships (hotel_id int not null references hotels on delete cascade, id text not null,
      email text not null, promotional_code text not null, primary key (hotel_id, id))`.execute(db)
    await sql`create index on memberships (hotel_id, email)`.execute(db)
    await protectByHotel(db, 'memberships')
  },
}
