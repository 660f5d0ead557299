import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE } from '../app-role.ts'
import { protectByHotel } from '../row-security.ts'

/** What guests agreed to and took back, and how it ended with their faces. Never a picture. */
export const consents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(ofHotel)) {
      await sql
        .raw(`create table ${table} (hotel_id int not null references hotels on delete cascade, ${columns})`)
        .execute(db)
      await protectByHotel(db, table)
      await sql.raw(`create index on ${table} (hotel_id, guest_id)`).execute(db)
      // What was answered stays as it was answered; it goes with the guest only.
      await sql.raw(`revoke update, delete, truncate on ${table} from ${APP_ROLE}`).execute(db)
    }
  },
}

const guest = 'foreign key (hotel_id, guest_id) references guests on delete cascade'

// Visits are tidied away earlier than this, so none is referred to.
const ofHotel = {
  consents: `id bigint not null generated always as identity, guest_id uuid not null, subject text not null,
    agreed boolean not null, at timestamptz not null default clock_timestamp(), language text not null, text_hash text,
    visit_id text not null, app_key text not null, primary key (hotel_id, id), ${guest},
    check (subject in ('scan', 'face')), check (not agreed or text_hash is not null)`,
  face_outcomes: `id bigint not null generated always as identity, guest_id uuid not null, outcome text not null,
    said_by text not null, at timestamptz not null default clock_timestamp(), visit_id text not null,
    app_key text not null, primary key (hotel_id, id), ${guest},
    check (outcome in ('matched', 'skipped', 'noCamera', 'forgotten'))`,
}
