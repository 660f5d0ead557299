import type { SchemaPart } from './schema-part.ts'

/** What a party does before it arrives. */
export const beforeArrivalSchema: SchemaPart = {
  sql: `
  -- Links that open one reservation until its last day. Only the hash of a token is stored.
  create table pre_checkin_links (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    token_hash text not null unique,
    made_by text not null check (made_by in ('guest', 'staff')),
    made_at timestamptz not null default clock_timestamp(),
    opens int not null default 0,
    last_opened_at timestamptz,
    revoked_at timestamptz,
    misses int not null default 0,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index pre_checkin_links_hotel_id_reservation_id_idx on pre_checkin_links (hotel_id, reservation_id);

  -- A later one supersedes an earlier one and keeps it.
  create table pre_checkins (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    app_key text not null,
    arrival_time text,
    notes text,
    completed_at timestamptz not null default clock_timestamp(),
    superseded_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  -- If two of a party save at once, one of them is the latest.
  create unique index pre_checkins_latest on pre_checkins (hotel_id, reservation_id)
    where superseded_at is null;

  -- Reservations that were made here, and until when their room is held.
  create table walk_ins (
    hotel_id int not null,
    reservation_id uuid not null,
    made_by text not null check (made_by in ('guest', 'staff')),
    page text,
    device_id uuid,
    rate_id text not null,
    promotional_code text,
    membership_id text,
    made_at timestamptz not null default clock_timestamp(),
    hold_until timestamptz,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index walk_ins_hotel_id_hold_until_idx on walk_ins (hotel_id, hold_until)
    where hold_until is not null;
  create index walk_ins_hotel_id_page_idx on walk_ins (hotel_id, page)
    where page is not null;

  -- Who gets a promotional code. Not part of the hotel's document, whose old versions are kept.
  create table memberships (
    hotel_id int not null references hotels on delete cascade,
    id text not null,
    email text not null,
    promotional_code text not null,
    primary key (hotel_id, id)
  );
  create index memberships_hotel_id_email_idx on memberships (hotel_id, email);
  `,
  byHotel: ['pre_checkin_links', 'pre_checkins', 'walk_ins', 'memberships'],
}
