import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Links that open one reservation before arrival, and what its party said there. */
export const preCheckin: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(ofHotel)) {
      await sql
        .raw(`create table ${table} (hotel_id int not null references hotels on delete cascade, ${columns})`)
        .execute(db)
      await protectByHotel(db, table)
    }
    for (const statement of afterwards) await sql.raw(statement).execute(db)
  },
}

const reservation = 'foreign key (hotel_id, reservation_id) references reservations on delete cascade'

const ofHotel = {
  // Until when a link is good is said by the reservation's own last day.
  pre_checkin_links: `id uuid not null, reservation_id uuid not null, token_hash text not null unique, made_by text not null,
    made_at timestamptz not null default clock_timestamp(), opens int not null default 0, last_opened_at timestamptz,
    revoked_at timestamptz, primary key (hotel_id, id), ${reservation}, check (made_by in ('guest', 'staff'))`,
  // Nothing is overwritten: an earlier one is superseded and stays.
  pre_checkins: `id uuid not null, reservation_id uuid not null, app_key text not null, arrival_time text, notes text,
    completed_at timestamptz not null default clock_timestamp(), superseded_at timestamptz,
    primary key (hotel_id, id), ${reservation}`,
}

const afterwards = [
  'create index on pre_checkin_links (hotel_id, reservation_id)',
  // Two of a party who save at once: one of them is the latest.
  'create unique index pre_checkins_latest on pre_checkins (hotel_id, reservation_id) where superseded_at is null',
]
