import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE } from '../app-role.ts'
import { protectByHotel } from '../row-security.ts'

/** The hotel's terms as somebody has accepted them with the summary: the publication and the hash of what they read. */
export const acceptedTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table accepted_terms (hotel_id int not null references hotels on delete cascade,
      id bigint not null generated always as identity, reservation_id uuid not null,
      kind text not null check (kind in ('text', 'address')), text_hash text not null, language text not null,
      config_version int not null, visit_id text not null, app_key text not null, device_id uuid,
      accepted_at timestamptz not null default now(), primary key (hotel_id, id),
      foreign key (hotel_id, reservation_id) references reservations on delete cascade)`.execute(db)
    await sql`create index on accepted_terms (hotel_id, reservation_id)`.execute(db)
    await protectByHotel(db, 'accepted_terms')
    await sql.raw(`revoke update, delete, truncate on accepted_terms from ${APP_ROLE}`).execute(db)
  },
}
