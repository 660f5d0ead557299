import type { SchemaPart } from './schema-part.ts'

/** What guests order besides the room. */
export const extrasSchema: SchemaPart = {
  sql: `
  create table ordered_extras (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    extra_id text not null,
    type text not null,
    product text not null,
    quantity int not null check (quantity > 0),
    ordered_at timestamptz not null default clock_timestamp(),
    done_at timestamptz,
    done_by text,
    primary key (hotel_id, reservation_id, extra_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Days on which an order uses up one of a limited extra.
  create table taken_extras (
    hotel_id int not null references hotels on delete cascade,
    extra_id text not null,
    day date not null,
    reservation_id uuid not null,
    quantity int not null check (quantity > 0),
    primary key (hotel_id, extra_id, day, reservation_id),
    foreign key (hotel_id, reservation_id, extra_id) references ordered_extras on delete cascade
  );

  -- A better room that a party has chosen, held from then on.
  create table chosen_upgrades (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    offer_id text not null,
    booked_type_id text not null,
    room_type_id text not null,
    room_number text not null,
    chosen_at timestamptz not null default clock_timestamp(),
    applied_at timestamptz,
    plate text,
    pick_up_process text,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );

  -- Rentals that are being picked up, one at a time per reservation.
  create table pick_up_processes (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    number text not null,
    started_at timestamptz not null default clock_timestamp(),
    ended_at timestamptz,
    primary key (hotel_id, number),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create unique index pick_up_processes_hotel_id_reservation_id_idx on pick_up_processes (hotel_id, reservation_id)
    where ended_at is null;
  create index pick_up_processes_hotel_id_reservation_id_started_at_idx on pick_up_processes (hotel_id, reservation_id, started_at);
  `,
  byHotel: ['ordered_extras', 'taken_extras', 'chosen_upgrades', 'pick_up_processes'],
}
