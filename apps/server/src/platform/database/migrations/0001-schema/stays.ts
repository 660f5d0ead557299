import type { SchemaPart } from './schema-part.ts'

/** From the key to check-out. */
export const staysSchema: SchemaPart = {
  sql: `
  -- Links that put the stay card on a phone. Only the hash of a token is stored.
  create table stay_card_links (
    hotel_id int not null,
    token_hash text not null,
    reservation_id uuid not null,
    made_by text not null,
    expires_at timestamptz not null,
    opened_at timestamptz,
    opened_by text,
    primary key (hotel_id, token_hash),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index stay_card_links_hotel_id_reservation_id_idx on stay_card_links (hotel_id, reservation_id);

  -- Who was informed that a check-in is complete.
  create table completion_mails (
    hotel_id int not null,
    reservation_id uuid not null,
    told text not null check (told in ('guest', 'hotel')),
    at timestamptz not null default now(),
    primary key (hotel_id, reservation_id, told),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Guests who asked for their door code again, and whether they proved themselves.
  create table lost_code_requests (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    visit_id text not null,
    app_key text not null,
    device_id uuid,
    at timestamptz not null default clock_timestamp(),
    mailed boolean not null,
    proved_at timestamptz,
    wrong int not null default 0,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  create index lost_code_requests_hotel_id_reservation_id_at_idx on lost_code_requests (hotel_id, reservation_id, at);
  create index lost_code_requests_hotel_id_at_idx on lost_code_requests (hotel_id, at);

  -- Each time a code was shown or printed again.
  create table lost_code_deeds (
    hotel_id int not null,
    id uuid not null default gen_random_uuid(),
    request_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    deed text not null check (deed in ('show_room_code', 'print_room_code', 'paper_made')),
    primary key (hotel_id, id),
    foreign key (hotel_id, request_id) references lost_code_requests on delete cascade
  );
  create index lost_code_deeds_hotel_id_request_id_idx on lost_code_deeds (hotel_id, request_id);

  -- One row per departure; one that was undone stays, with who undid it.
  create table check_outs (
    hotel_id int not null,
    id uuid not null,
    reservation_id uuid not null,
    at timestamptz not null default clock_timestamp(),
    visit_id text,
    app_key text,
    done_by text,
    pending int not null,
    room_was_ready boolean,
    bill_mail_id uuid,
    undone_at timestamptz,
    undone_by text,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index check_outs_hotel_id_reservation_id_idx on check_outs (hotel_id, reservation_id)
    where undone_at is null;
  create index check_outs_hotel_id_reservation_id_idx1 on check_outs (hotel_id, reservation_id);
  create index check_outs_hotel_id_visit_id_idx on check_outs (hotel_id, visit_id);

  create table ratings (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    stars int not null check (stars between 1 and 5),
    rated_at timestamptz not null default now(),
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index ratings_hotel_id_rated_at_idx on ratings (hotel_id, rated_at);

  create table surveys (
    hotel_id int not null,
    reservation_id uuid not null,
    stars int not null check (stars between 1 and 5),
    comment text,
    said_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index surveys_hotel_id_said_at_idx on surveys (hotel_id, said_at);
  `,
  byHotel: [
    'stay_card_links',
    'completion_mails',
    'lost_code_requests',
    'lost_code_deeds',
    'check_outs',
    'ratings',
    'surveys',
  ],
}
