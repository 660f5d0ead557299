import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Shifts that were closed, and which postings of the ledger each has counted: every posting once. */
export const shifts: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table shifts (hotel_id int not null references hotels on delete cascade, id uuid not null,
      from_at timestamptz, to_at timestamptz not null default clock_timestamp(), member_id uuid not null,
      said jsonb not null, primary key (hotel_id, id))`.execute(db)
    await sql`create index on shifts (hotel_id, to_at)`.execute(db)
    await sql`create table counted_postings (hotel_id int not null references hotels on delete cascade,
      posting_id uuid not null, shift_id uuid not null, primary key (hotel_id, posting_id),
      foreign key (hotel_id, shift_id) references shifts on delete cascade)`.execute(db)
    await protectByHotel(db, 'shifts')
    await protectByHotel(db, 'counted_postings')
  },
}
