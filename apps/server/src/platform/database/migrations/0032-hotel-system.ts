import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** The hotel's own system of reservations: how far it was heard, and what it said last of each thing. */
export const hotelSystem: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(ofHotel)) {
      await sql
        .raw(`create table ${table} (hotel_id int not null references hotels on delete cascade, ${columns})`)
        .execute(db)
      await protectByHotel(db, table)
    }
    await sql`alter table reservations add said_at timestamptz`.execute(db)
  },
}

const ofHotel = {
  hotel_systems: `feed_cursor text, pulled_at timestamptz, pull_error text, pushed_at timestamptz, primary key (hotel_id)`,
  feed_versions: `kind text not null, key text not null, version bigint not null, event_id text not null,
    taken_at timestamptz not null default clock_timestamp(), primary key (hotel_id, kind, key),
    check (kind in ('roomType', 'room', 'reservation'))`,
}
