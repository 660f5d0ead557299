import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { HOTEL_SETTING, protectByHotel } from '../row-security.ts'

/** Every key of a stay, a card or a code, from the moment at which it was granted. Codes are kept encrypted from here on. */
export const keys: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(table).execute(db)
    await protectByHotel(db, 'keys')
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const table = `create table keys (
  hotel_id int not null references hotels on delete cascade, id uuid not null, reservation_id uuid not null,
  kind text not null check (kind in ('card', 'code')),
  state text not null check (state in ('granted', 'done', 'refused', 'unknown', 'ended')),
  operation text not null default 'new' check (operation in ('new', 'copy')),
  provider text not null, hub text, room_number text, valid_from date not null, valid_to date not null,
  cards_granted int not null default 0, cards_cut int not null default 0, fence bigint,
  -- Encrypted with what is kept outside the database: the code of the door, and what was written on the tracks of a card.
  code bytea, tracks bytea,
  -- Who it was granted to: a visit at a device, or somebody of the staff.
  visit_id text, device_id uuid, member_id uuid,
  granted_at timestamptz not null default clock_timestamp(), expires_at timestamptz, settled_at timestamptz,
  ended_at timestamptz, problem text, end_reason text,
  primary key (hotel_id, id), foreign key (hotel_id, reservation_id) references reservations on delete cascade,
  check (kind = 'card' or cards_granted = 0), check (cards_cut between 0 and cards_granted),
  check ((state = 'ended') = (end_reason is not null)), check (state <> 'ended' or (code is null and tracks is null)),
  check (octet_length(code) <= 200), check (octet_length(tracks) <= 2000))`

const statements = [
  // While nobody knows how the last one ended, there is no second.
  `create unique index keys_open on keys (hotel_id, reservation_id) where state in ('granted', 'unknown')`,
  `create unique index keys_code on keys (hotel_id, reservation_id) where kind = 'code' and state = 'done'`,
  'create index on keys (hotel_id, reservation_id)',
  `create index keys_granted on keys (hotel_id, expires_at) where state = 'granted'`,
  // Whoever could read them until now reads them as they stand, which a first byte of 0 says; the next start encrypts them.
  `do $$ declare hotel int; begin
    for hotel in select id from hotels loop
      perform set_config('${HOTEL_SETTING}', hotel::text, true);
      insert into keys (hotel_id, id, reservation_id, kind, state, provider, room_number, valid_from, valid_to, code, settled_at)
        select code.hotel_id, gen_random_uuid(), code.reservation_id, 'code', 'done', 'foyer', stay.room_number, code.valid_from,
          code.valid_to, '\\x00'::bytea || convert_to(code.code, 'UTF8'), clock_timestamp()
        from access_codes code join reservations stay on stay.hotel_id = code.hotel_id and stay.id = code.reservation_id
        where stay.state = 'inHouse';
    end loop;
    perform set_config('${HOTEL_SETTING}', '', true);
  end $$`,
  'drop table access_codes',
]
