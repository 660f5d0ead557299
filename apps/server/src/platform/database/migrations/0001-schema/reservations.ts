import type { SchemaPart } from './schema-part.ts'

/** Reservations and what belongs to each of them. */
export const reservationsSchema: SchemaPart = {
  sql: `
  create table reservations (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reference text not null,
    group_locator text,
    state text not null check (state in ('expected', 'inHouse', 'departed', 'cancelled')),
    start_date date not null,
    end_date date not null,
    adults int not null,
    children int not null,
    first_name text,
    last_name text,
    email text,
    room_type_id text not null,
    room_number text,
    room_available boolean not null,
    has_pets boolean not null,
    included text[] not null,
    pre_checkin_completed boolean not null,
    pay_attempts int not null default 0,
    checked_in_at timestamptz,
    erased_at timestamptz,
    customer_can_edit boolean not null default true,
    segment text,
    driver_min_age int check (driver_min_age between 0 and 150),
    young_driver_max_age int check (young_driver_max_age between 0 and 150),
    young_driver_price int,
    young_driver_chargeable boolean,
    pick_up_process text,
    said_at timestamptz,
    email_key text generated always as (lower(email)) stored,
    words_due boolean not null default true,
    booked_on date,
    payment_type text,
    filed_as jsonb not null default '{}',
    primary key (hotel_id, id),
    unique (hotel_id, reference),
    foreign key (hotel_id, room_type_id) references room_types,
    check (end_date >= start_date)
  );
  create index reservations_hotel_id_start_date_idx on reservations (hotel_id, start_date);
  create index reservations_hotel_id_group_locator_idx on reservations (hotel_id, group_locator);
  create index reservations_to_erase on reservations (hotel_id, end_date)
    where erased_at is null;
  create index reservations_hotel_id_email_key_idx on reservations (hotel_id, email_key);
  create index reservations_expected on reservations (hotel_id, start_date)
    where state = 'expected';
  create index reservations_hotel_id_checked_in_at_idx on reservations (hotel_id, checked_in_at);
  create index reservations_in_house on reservations (hotel_id, end_date)
    where state = 'inHouse';
  create index reservations_hotel_id_room_number_idx on reservations (hotel_id, room_number);
  create index reservations_words_due on reservations (hotel_id)
    where words_due;
  create index reservations_of_room on reservations (hotel_id, room_number, start_date)
    where state in ('expected', 'inHouse');

  -- What the hotel writes to the party, by language.
  create table reservation_messages (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    sent_on date not null,
    read_at timestamptz,
    texts jsonb not null,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index reservation_messages_hotel_id_reservation_id_idx on reservation_messages (hotel_id, reservation_id);

  -- The bill. A line of ours names its origin, so that it can be changed and exists once.
  create table folio_lines (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    position int not null,
    kind text not null check (kind in ('charge', 'tax', 'payment')),
    names jsonb not null,
    amount int not null,
    source text not null default 'hotel' check (source in ('hotel', 'foyer')),
    origin text,
    primary key (hotel_id, id),
    constraint folio_lines_once_per_origin unique (hotel_id, reservation_id, origin),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade
  );
  create index folio_lines_hotel_id_reservation_id_idx on folio_lines (hotel_id, reservation_id);

  -- Parties that wait for a room to be ready.
  create table room_waits (
    hotel_id int not null references hotels on delete cascade,
    reservation_id uuid not null,
    since timestamptz not null default clock_timestamp(),
    device_id uuid,
    email text,
    language text,
    mail_id uuid,
    primary key (hotel_id, reservation_id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    foreign key (hotel_id, device_id) references devices on delete cascade
  );
  `,
  byHotel: ['reservations', 'reservation_messages', 'folio_lines', 'room_waits'],
}
