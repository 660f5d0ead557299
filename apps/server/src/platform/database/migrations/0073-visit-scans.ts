import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Which documents were read in a visit: digests of what they say, to know them again when they are saved. */
export const visitScans: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table visit_scans (hotel_id int not null references hotels, visit_id text not null,
      id uuid not null default gen_random_uuid(), facts jsonb not null, read_at timestamptz not null default clock_timestamp(),
      primary key (hotel_id, id), foreign key (hotel_id, visit_id) references visits on delete cascade)`.execute(db)
    await sql`create index on visit_scans (hotel_id, visit_id)`.execute(db)
    await protectByHotel(db, 'visit_scans')
  },
}
