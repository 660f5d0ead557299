import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Connections to a hotel's own system that staff prepare before they take effect. */
export const hotelSystemDrafts: Migration = {
  async up(db) {
    await sql
      .raw(`
      create table hotel_system_drafts (
        hotel_id int primary key references hotels on delete cascade,
        kind text not null,
        field_values jsonb not null,
        mapping jsonb not null,
        secrets bytea,
        revision int not null default 1,
        choices jsonb,
        dry_run jsonb,
        dry_run_revision int,
        updated_at timestamptz not null default clock_timestamp()
      );
    `)
      .execute(db)
    await protectByHotel(db, 'hotel_system_drafts')
  },
}
