import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Device hubs by their pairing codes. A code names no hotel, so a directory says which ones to ask. */
export const hub: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table hub_directory (
      code_hash text not null, of_hotel int not null references hotels on delete cascade, primary key (code_hash, of_hotel))`.execute(
      db,
    )
    await sql`create table hubs (
      hotel_id int not null references hotels on delete cascade, code_hash text not null, app_key text not null,
      paired_at timestamptz not null default now(), token text, port int, version text, told_at timestamptz,
      primary key (hotel_id, code_hash, app_key))`.execute(db)
    await protectByHotel(db, 'hubs')
  },
}
