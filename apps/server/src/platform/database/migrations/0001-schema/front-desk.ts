import type { SchemaPart } from './schema-part.ts'

/** The screen at the front desk, calls to reception, and alerts. */
export const frontDeskSchema: SchemaPart = {
  sql: `
  -- An open alert counts repetitions instead of opening another one.
  create table alerts (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    kind text not null,
    reservation_id uuid,
    device_id uuid,
    mail_id uuid,
    money text,
    key_state text,
    times int not null default 1,
    opened_at timestamptz not null default clock_timestamp(),
    last_at timestamptz not null default clock_timestamp(),
    handled_at timestamptz,
    handled_by text,
    note text,
    job text,
    visit_id text,
    screen text,
    reason text,
    problem text,
    part text,
    subject text not null default '',
    claimed_at timestamptz,
    claimed_by text,
    escalated_at timestamptz,
    refund_id uuid,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  create index alerts_hotel_id_opened_at_idx on alerts (hotel_id, opened_at);
  create index alerts_hotel_id_reservation_id_idx on alerts (hotel_id, reservation_id);
  create unique index alerts_open on alerts (hotel_id, kind, subject)
    where handled_at is null;
  create index alerts_hotel_id_visit_id_opened_at_idx on alerts (hotel_id, visit_id, opened_at)
    where visit_id is not null;

  -- The line to a screen and the last positions of its messages.
  create table front_desk_screens (
    hotel_id int not null references hotels on delete cascade,
    device_id uuid not null,
    to_screen bigint not null default 0,
    to_desk bigint not null default 0,
    stream uuid not null default gen_random_uuid(),
    link uuid,
    heard_at timestamptz,
    holder_id uuid,
    holder_name text,
    held_until timestamptz,
    shown jsonb,
    shown_at timestamptz,
    primary key (hotel_id, device_id),
    foreign key (hotel_id, device_id) references devices on delete cascade
  );

  -- Messages to and from a screen, in order of position per device and direction.
  create table front_desk_messages (
    hotel_id int not null references hotels on delete cascade,
    device_id uuid not null,
    id uuid not null,
    link uuid,
    sequence int not null,
    type text not null,
    reservation_id uuid,
    guest_id uuid,
    reason text,
    at timestamptz not null default clock_timestamp(),
    toward text not null default 'desk' check (toward in ('desk', 'screen')),
    position bigint,
    data jsonb,
    sent_by text,
    taken_at timestamptz,
    primary key (hotel_id, device_id, id),
    foreign key (hotel_id, device_id) references devices on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, guest_id) references guests on delete cascade
  );
  create index front_desk_messages_hotel_id_link_sequence_idx on front_desk_messages (hotel_id, link, sequence);
  create index front_desk_messages_hotel_id_reservation_id_idx on front_desk_messages (hotel_id, reservation_id);
  create index front_desk_messages_hotel_id_guest_id_idx on front_desk_messages (hotel_id, guest_id);
  create index front_desk_messages_hotel_id_at_idx on front_desk_messages (hotel_id, at);
  create unique index front_desk_messages_hotel_id_device_id_toward_position_idx on front_desk_messages (hotel_id, device_id, toward, "position");
  create index front_desk_messages_hotel_id_toward_device_id_position_idx on front_desk_messages (hotel_id, toward, device_id, "position")
    where taken_at is null;

  -- Keys with which a hotel's own system signs in on the line.
  create table hotel_line_keys (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null default gen_random_uuid(),
    name text not null,
    key_hash text not null,
    made_by text,
    made_at timestamptz not null default clock_timestamp(),
    used_at timestamptz,
    revoked_at timestamptz,
    primary key (hotel_id, id)
  );
  create unique index hotel_line_keys_hotel_id_key_hash_idx on hotel_line_keys (hotel_id, key_hash);

  create table video_calls (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    visit_id text not null,
    device_id uuid,
    reservation_id uuid,
    screen text,
    asks_identity boolean not null default false,
    state text not null default 'asked' check (state in ('asked', 'ringing', 'answered', 'ended')),
    requests int not null default 0,
    asked_at timestamptz not null default clock_timestamp(),
    rung_at timestamptz,
    busy_at timestamptz,
    answered_at timestamptz,
    ended_at timestamptz,
    why text,
    member_id uuid,
    member_name text,
    guest_ticket uuid,
    desk_ticket uuid,
    guest_seen_at timestamptz not null default clock_timestamp(),
    desk_seen_at timestamptz,
    nobody_after_s int not null default 30,
    unanswered_after_s int not null default 60,
    primary key (hotel_id, id),
    foreign key (hotel_id, device_id) references devices on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index video_calls_hotel_id_visit_id_idx on video_calls (hotel_id, visit_id)
    where ended_at is null;
  create unique index video_calls_hotel_id_member_id_idx on video_calls (hotel_id, member_id)
    where state = 'answered';
  create index video_calls_hotel_id_asked_at_idx on video_calls (hotel_id, asked_at);
  create index video_calls_hotel_id_reservation_id_idx on video_calls (hotel_id, reservation_id);

  -- What one browser sends the other, until it was received.
  create table video_signals (
    hotel_id int not null references hotels on delete cascade,
    call_id uuid not null,
    position bigint generated always as identity,
    toward text not null check (toward in ('guest', 'desk')),
    frame text not null,
    primary key (hotel_id, call_id, "position"),
    foreign key (hotel_id, call_id) references video_calls on delete cascade
  );
  `,
  byHotel: ['alerts', 'front_desk_screens', 'front_desk_messages', 'hotel_line_keys', 'video_calls', 'video_signals'],
}
