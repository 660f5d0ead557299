import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/**
 * The line to a screen at the front desk goes both ways. Each message has its position among those of its device and direction, given while
 * the screen's row is held: whoever sees a position sees all before it. What a message says is kept until it is taken.
 */
export const frontDeskLine: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of tables) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'front_desk_screens')
    await protectByHotel(db, 'hotel_line_keys')
  },
}

const tables = [
  `create table front_desk_screens (hotel_id int not null references hotels on delete cascade, device_id uuid not null,
    to_screen bigint not null default 0, to_desk bigint not null default 0, stream uuid not null default gen_random_uuid(), link uuid, heard_at timestamptz,
    holder_id uuid, holder_name text, held_until timestamptz, shown jsonb, shown_at timestamptz,
    primary key (hotel_id, device_id), foreign key (hotel_id, device_id) references devices on delete cascade)`,
  `create table hotel_line_keys (hotel_id int not null references hotels on delete cascade, id uuid not null default gen_random_uuid(),
    name text not null, key_hash text not null, made_by text, made_at timestamptz not null default clock_timestamp(),
    used_at timestamptz, revoked_at timestamptz, primary key (hotel_id, id))`,
  'create unique index on hotel_line_keys (hotel_id, key_hash)',
  `alter table front_desk_messages add toward text not null default 'desk' check (toward in ('desk', 'screen')),
    add position bigint, add data jsonb, add sent_by text, add taken_at timestamptz, alter link drop not null`,
  'create unique index on front_desk_messages (hotel_id, device_id, toward, position)',
  // What was told before nobody waits for.
  `do $$
    declare hotel int;
    begin
      for hotel in select id from hotels loop
        perform set_config('foyer.hotel_id', hotel::text, true);
        update front_desk_messages set taken_at = at;
      end loop;
      perform set_config('foyer.hotel_id', '', true);
    end $$`,
  'create index on front_desk_messages (hotel_id, toward, device_id, position) where taken_at is null',
]
