import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** What guests' pages tell of their way, and what staff have made of a device. */
export const tracking: Migration = {
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
const visit = 'foreign key (hotel_id, visit_id) references visits on delete cascade'

const ofHotel = {
  // No column holds a free text of a page.
  tracking_events: `id bigint not null generated always as identity, at timestamptz not null default clock_timestamp(),
    visit_id text not null, app_key text not null, tracking_number text, type text not null, state text not null,
    description text not null, screen text, reservation_id uuid, language text not null, browser text, data jsonb not null,
    primary key (hotel_id, id), ${visit}, ${reservation}`,
  checkin_steps: `visit_id text not null, reservation_id uuid not null, step text not null, app_key text not null,
    is_pok boolean not null, is_front_app boolean not null, finished boolean not null, times int not null default 1,
    first_at timestamptz not null default clock_timestamp(), last_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, visit_id, reservation_id, step), ${visit}, ${reservation}`,
}

const afterwards = [
  'create index on tracking_events (hotel_id, visit_id)',
  'create index on tracking_events (hotel_id, at)',
  'create index on checkin_steps (hotel_id, reservation_id)',
  'alter table devices add channel_override text',
]
