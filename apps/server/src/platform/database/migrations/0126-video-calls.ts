import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Calls of guests by camera: who asked, who answered, how it ended. What the two browsers tell each other goes as soon as it is told. */
export const videoCalls: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'video_calls')
    await protectByHotel(db, 'video_signals')
  },
}

const statements = [
  `create table video_calls (hotel_id int not null references hotels on delete cascade, id uuid not null, visit_id text not null,
    device_id uuid, reservation_id uuid, screen text, asks_identity boolean not null default false,
    state text not null default 'asked' check (state in ('asked', 'ringing', 'answered', 'ended')), requests int not null default 0,
    asked_at timestamptz not null default clock_timestamp(), rung_at timestamptz, busy_at timestamptz, answered_at timestamptz,
    ended_at timestamptz, why text, member_id uuid, member_name text, guest_ticket uuid, desk_ticket uuid,
    guest_seen_at timestamptz not null default clock_timestamp(), desk_seen_at timestamptz, primary key (hotel_id, id),
    foreign key (hotel_id, device_id) references devices on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade)`,
  'create unique index on video_calls (hotel_id, visit_id) where ended_at is null',
  "create unique index on video_calls (hotel_id, member_id) where state = 'answered'",
  'create index on video_calls (hotel_id, asked_at)',
  'create index on video_calls (hotel_id, reservation_id)',
  `create table video_signals (hotel_id int not null references hotels on delete cascade, call_id uuid not null,
    position bigint generated always as identity, toward text not null check (toward in ('guest', 'desk')), frame text not null,
    primary key (hotel_id, call_id, position),
    foreign key (hotel_id, call_id) references video_calls on delete cascade)`,
]
