import type { SchemaPart } from './schema-part.ts'

/** Deposits for rentals. */
export const depositsSchema: SchemaPart = {
  sql: `
  -- Amounts blocked on a card until a car is back. Not a payment, and in no ledger.
  create table deposits (
    hotel_id int not null references hotels on delete cascade,
    id uuid not null,
    reservation_id uuid not null,
    order_number text not null,
    minor int not null check (minor > 0),
    currency text not null,
    card text not null,
    state text not null check (state in ('asked', 'held', 'refused', 'releasing', 'released', 'taking', 'taken', 'unknown')),
    reference text,
    blocked_by text not null,
    released_by text,
    created_at timestamptz not null default clock_timestamp(),
    changed_at timestamptz not null default clock_timestamp(),
    taken_minor int,
    taken_for text,
    taken_by text,
    taken_by_id uuid,
    at_page boolean not null default false,
    primary key (hotel_id, id),
    foreign key (hotel_id, reservation_id) references reservations on delete cascade,
    check (taken_minor between 1 and minor)
  );
  create unique index deposits_hotel_id_order_number_idx on deposits (hotel_id, order_number);
  create unique index deposits_asked on deposits (hotel_id, reservation_id)
    where state = 'asked';
  create index deposits_of_reservation on deposits (hotel_id, reservation_id);
  `,
  byHotel: ['deposits'],
}
