import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Where Foyer's book and that of the hotel's own system differ, and how it was resolved. */
export const bookDifferences: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table book_differences (
        hotel_id int not null references hotels on delete cascade,
        id uuid not null default gen_random_uuid(),
        reference text not null,
        kind text not null,
        ours text not null,
        theirs text not null,
        found_at timestamptz not null default clock_timestamp(),
        resolved_at timestamptz,
        -- Null if both agreed by themselves.
        resolution text check (resolution in ('theirs', 'ours', 'left')),
        resolved_by text,
        primary key (hotel_id, id)
      );
      create unique index book_differences_open on book_differences (hotel_id, reference, kind)
        where resolved_at is null;
    `)
      .execute(db)
    await protectByHotel(db, 'book_differences')
  },
}
