import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { protectByHotel } from '../row-security.ts'

/** Who has asked for a door's code again, whether they have proved themselves, and each time it was shown or printed. */
export const lostCode: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
    await protectByHotel(db, 'lost_code_requests')
    await protectByHotel(db, 'lost_code_deeds')
  },
}

const statements = [
  `create table lost_code_requests (hotel_id int not null references hotels on delete cascade, id uuid not null,
    reservation_id uuid not null, visit_id text not null, app_key text not null, device_id uuid,
    at timestamptz not null default clock_timestamp(), mailed boolean not null, proved_at timestamptz,
    wrong int not null default 0,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations (hotel_id, id) on delete cascade,
    foreign key (hotel_id, device_id) references devices (hotel_id, id) on delete cascade)`,
  'create index on lost_code_requests (hotel_id, reservation_id, at)',
  'create index on lost_code_requests (hotel_id, at)',
  `create table lost_code_deeds (hotel_id int not null, id uuid not null default gen_random_uuid(), request_id uuid not null,
    at timestamptz not null default clock_timestamp(), deed text not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, request_id) references lost_code_requests (hotel_id, id) on delete cascade,
    check (deed in ('show_room_code', 'print_room_code', 'paper_made')))`,
  'create index on lost_code_deeds (hotel_id, request_id)',
]
