import type { SchemaPart } from './schema-part.ts'

/** The course of check-ins, for statistics and support. */
export const checkinLogSchema: SchemaPart = {
  sql: `
  create table checkin_logs (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    visit_id text not null,
    app_key text not null,
    action text not null,
    guest_amount int not null,
    status text not null,
    errors jsonb not null,
    arrived_at timestamptz,
    started_at timestamptz not null default now(),
    ended_at timestamptz,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index checkin_logs_hotel_id_reservation_id_idx on checkin_logs (hotel_id, reservation_id);

  -- Each screen that a visit reached with a reservation, once.
  create table checkin_steps (
    hotel_id int not null references hotels on delete cascade,
    visit_id text not null,
    reservation_id uuid not null,
    step text not null,
    app_key text not null,
    is_pok boolean not null,
    is_front_app boolean not null,
    finished boolean not null,
    times int not null default 1,
    first_at timestamptz not null default clock_timestamp(),
    last_at timestamptz not null default clock_timestamp(),
    primary key (hotel_id, visit_id, reservation_id, step),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index checkin_steps_hotel_id_reservation_id_idx on checkin_steps (hotel_id, reservation_id);

  -- What pages report. No column holds free text of a page.
  create table tracking_events (
    hotel_id int not null references hotels on delete cascade,
    id bigint generated always as identity,
    at timestamptz not null default clock_timestamp(),
    visit_id text not null,
    app_key text not null,
    tracking_number text,
    type text not null,
    state text not null,
    description text not null,
    screen text,
    reservation_id uuid,
    language text not null,
    browser text,
    data jsonb not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, visit_id) references visits on delete cascade,
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index tracking_events_hotel_id_visit_id_idx on tracking_events (hotel_id, visit_id);
  create index tracking_events_hotel_id_at_idx on tracking_events (hotel_id, at);
  `,
  byHotel: ['checkin_logs', 'checkin_steps', 'tracking_events'],
}
