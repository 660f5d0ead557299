import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** How far both books are compared, so that a comparison can pause and needs no memory for a whole book. */
export const bookComparisons: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table book_comparisons (
        hotel_id int primary key references hotels on delete cascade,
        begun_at timestamptz not null default clock_timestamp(),
        feed_cursor text,
        is_read boolean not null default false
      );
      create table compared_reservations (
        hotel_id int not null references hotels on delete cascade,
        reference text not null,
        version bigint not null,
        primary key (hotel_id, reference)
      );
    `)
      .execute(db)
    await protectByHotel(db, 'book_comparisons')
    await protectByHotel(db, 'compared_reservations')
  },
}
